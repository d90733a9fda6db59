import { type AddressObject, type EmailAddress, type ParsedMail, simpleParser } from 'mailparser';
import type { MailEnvelope, StoredMail } from './stored-mail';

export type MailAttachment = { filename: string; contentType: string; size: number; cid: string };

export type MailMessage = {
  id: string;
  from: string;
  to: string[];
  cc: string[];
  bcc: string[];
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  headers: Record<string, string>;
  attachments: MailAttachment[];
  receivedAt: string;
  envelope: MailEnvelope;
};

export type ReadMail = { message: MailMessage; contents: Buffer[] };

export async function readMail(stored: StoredMail, raw: Buffer): Promise<ReadMail> {
  // Text and HTML as they were sent: no part is made from the other, no picture is written into the HTML.
  const mail = await simpleParser(raw, {
    skipHtmlToText: true,
    skipTextToHtml: true,
    keepCidLinks: true,
    checksumAlgo: false,
  });
  const to = addresses(mail.to);
  const cc = addresses(mail.cc);
  const visible = new Set([...to, ...cc].map((address) => address.toLowerCase()));
  const message: MailMessage = {
    id: stored.id,
    from: mail.from?.text ?? '',
    to,
    cc,
    bcc: stored.envelope.to.filter((address) => !visible.has(address.toLowerCase())),
    replyTo: mail.replyTo?.text ?? '',
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html || '',
    messageId: mail.messageId ?? stored.messageId,
    headers: headers(mail),
    attachments: mail.attachments.map(({ filename, contentType, size, cid }) => ({
      filename: filename ?? '',
      contentType,
      size,
      cid: cid ?? '',
    })),
    receivedAt: stored.receivedAt,
    envelope: stored.envelope,
  };
  return { message, contents: mail.attachments.map(({ content }) => content) };
}

function addresses(header: AddressObject | AddressObject[] | undefined): string[] {
  const all = header === undefined ? [] : [header].flat().flatMap(({ value }) => value);
  return all.flatMap(members).flatMap(({ address }) => (address ? [address] : []));
}

function members(entry: EmailAddress): EmailAddress[] {
  return entry.group ? entry.group.flatMap(members) : [entry];
}

/** The raw line stands in where the parser makes a structure of a header, or hides it (all List-* do). */
function headers(mail: ParsedMail): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { key, line } of mail.headerLines) {
    const decoded = mail.headers.get(key);
    const rest = line
      .slice(line.indexOf(':') + 1)
      .replace(/\r?\n[ \t]+/g, ' ')
      .trim();
    const value = typeof decoded === 'string' ? decoded : rest;
    found[key] = key in found ? `${found[key]}, ${value}` : value;
  }
  return found;
}
