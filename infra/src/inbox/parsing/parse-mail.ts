import type { IncomingMail } from '@pignon/domain/mailbox/inbox/incoming-mail';
import { readDeliveryReport } from '@pignon/domain/mailbox/inbox/delivery-report';
import { inboxLimits } from '@pignon/domain/mailbox/inbox/inbox-limits';
import { type AddressObject, type Attachment, type ParsedMail, simpleParser } from 'mailparser';
import { asciiAddress } from '../../mail/ascii-address';

const MOST_PARTS = 200;
const MOST_HEAD_BYTES = 256 * 1024;
const MOST_RECIPIENTS = 200;
const REPORT = 'message/delivery-status';
const RETURNED = /^(?:message\/(?:rfc822|global)|text\/rfc822-headers)/;
const MESSAGE_ID = /<[^<>\s]{1,250}@[^<>\s]{1,250}>/g;

/** A mail's bytes, read with ceilings: what passes them rejects. */
export async function parseMail(source: Uint8Array): Promise<IncomingMail> {
  const mail = await simpleParser(Buffer.from(source), {
    skipTextToHtml: true,
    keepCidLinks: true,
    keepDeliveryStatus: true,
    ignoreEmbedded: true,
    checksumAlgo: false,
    maxHtmlLengthToParse: inboxLimits.html,
    maxHeadSize: MOST_HEAD_BYTES,
    maxChildNodes: MOST_PARTS,
  });
  const from = mail.from?.value[0];
  const told = mail.attachments.find(({ contentType }) => contentType === REPORT);
  const returned = mail.attachments.find(({ contentType }) => RETURNED.test(contentType));
  const files = told ? [] : mail.attachments;
  return {
    messageId: idsIn(mail.messageId)[0] ?? null,
    references: [...idsIn(mail.references), ...idsIn(mail.inReplyTo)].slice(-inboxLimits.references),
    from: { name: oneLine(from?.name ?? '').slice(0, 100), address: asciiAddress(from?.address ?? '').slice(0, 254) },
    to: recipients(mail),
    subject: oneLine(mail.subject ?? '').slice(0, inboxLimits.subject),
    text: plain(mail.text ?? '').slice(0, inboxLimits.text),
    html: typeof mail.html === 'string' && mail.html.length <= inboxLimits.html ? mail.html : null,
    signs: {
      autoSubmitted: sign(mail, 'auto-submitted'),
      precedence: sign(mail, 'precedence'),
      autoReply: sign(mail, 'x-autoreply') || sign(mail, 'x-autorespond'),
    },
    report: told ? readDeliveryReport(textOf(told), returned ? textOf(returned) : '') : null,
    files: files.slice(0, inboxLimits.files).map(({ filename, contentType, content }) => ({
      name: oneLine(filename ?? '').slice(0, 200) || 'sans nom',
      type: /^[\w.+-]{1,100}\/[\w.+-]{1,100}$/.exec(contentType)?.[0] ?? 'application/octet-stream',
      content: new Uint8Array(content),
    })),
    leftOut: Math.max(0, files.length - inboxLimits.files),
  };
}

const idsIn = (header: string | string[] | undefined): readonly string[] =>
  [header ?? []].flat().join(' ').match(MESSAGE_ID) ?? [];

const textOf = ({ content }: Attachment): string => content.toString('utf8').slice(0, inboxLimits.headBytes);

/** PostgreSQL keeps no NUL, and nobody means one. */
const plain = (text: string): string => text.replaceAll('\0', '').replace(/\r\n?/g, '\n').trim();

// oxlint-disable-next-line no-control-regex -- what a header smuggles in
const oneLine = (text: string): string => text.replace(/[\u0000-\u001f\u007f]+/g, ' ').trim();

function sign(mail: ParsedMail, name: string): string {
  const value = mail.headers.get(name);
  return typeof value === 'string' ? value.trim().toLowerCase() : '';
}

/** Servers note in headers of their own whom a mail was brought to. */
function recipients(mail: ParsedMail): readonly string[] {
  const brought = ['delivered-to', 'x-original-to', 'envelope-to'].flatMap((name) =>
    mail.headerLines.filter(({ key }) => key === name).map(({ line }) => line.slice(name.length + 1)),
  );
  const named = [mail.to, mail.cc].flatMap((header) => [header ?? []].flat()).flatMap(addressesOf);
  return [...named, ...brought].slice(0, MOST_RECIPIENTS);
}

const addressesOf = ({ value }: AddressObject): readonly string[] =>
  value.flatMap(({ address, group }) => [address ?? '', ...(group ?? []).map((one) => one.address ?? '')]);
