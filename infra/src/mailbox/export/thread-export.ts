import { isMail, quotedThread } from '@pignon/domain/mailbox/replies/quoted-thread';
import type { EntryView, ThreadView } from '@pignon/domain/mailbox/thread-view';
import type { Settings } from '@pignon/domain/settings/app-settings';
import type { Attachment, Mailbox } from '@pignon/domain/shared/mailer';
import type { SentFiles } from '../attachments/sent-files';
import { type MailFile, mailFile } from './mail-file';

interface House {
  readonly name: string;
  readonly address: string;
  readonly domain: string;
}

/** Conversations as files of mails. What the house says to itself is in none. */
export class ThreadExport {
  constructor(
    private readonly settings: Settings,
    private readonly files: SentFiles,
    /** 'Name <address>' */
    private readonly from: string,
  ) {}

  /** One of its mails; null where the entry is none. */
  async mail(thread: ThreadView, entryId: string): Promise<Buffer | null> {
    const entry = thread.entries.find(({ id }) => id === entryId);
    if (!entry || !isMail(entry)) return null;
    return await mailFile(mailOf(thread, entry, await this.house(), await this.files.of(entry.id)));
  }

  /** All of it: told in one text, and each mail as it was, attached. */
  async whole(thread: ThreadView): Promise<Buffer> {
    const house = await this.house();
    const attachments: Attachment[] = [];
    for (const [place, entry] of thread.entries.filter(isMail).entries()) {
      const content = await mailFile(mailOf(thread, entry, house, await this.files.of(entry.id)));
      attachments.push({ filename: `${place + 1}.eml`, contentType: 'message/rfc822', content });
    }
    const us: Mailbox = { name: house.name, address: house.address };
    return await mailFile({
      id: thread.id,
      domain: house.domain,
      date: new Date(thread.lastAt),
      from: us,
      to: us,
      subject: thread.subject,
      text: quotedThread(thread),
      attachments,
    });
  }

  private async house(): Promise<House> {
    const { agency } = await this.settings.read();
    return {
      name: agency.name,
      address: /[^<\s]+@[^>\s]+/.exec(this.from)?.[0] ?? this.from,
      domain: /@([^>\s]+)/.exec(this.from)?.[1] ?? 'localhost',
    };
  }
}

function mailOf(thread: ThreadView, entry: EntryView, house: House, attachments: readonly Attachment[]): MailFile {
  const who = entry.person ?? thread;
  const visitor: Mailbox = { name: who.name === who.email ? '' : who.name, address: who.email };
  const sent = entry.kind === 'sent';
  const to = entry.recipient ?? who.email;
  const facts = entry.facts.map(([label, value]) => `${label}\u00a0: ${value}`).join('\n');
  return {
    // Our own mails are called by the effect that sent them.
    id: (sent && entry.deliveries[0]?.id) || entry.id,
    domain: house.domain,
    date: new Date(entry.at),
    from: sent ? { name: entry.by ? `${entry.by} (${house.name})` : house.name, address: house.address } : visitor,
    to: sent
      ? { name: to === who.email ? visitor.name : '', address: to }
      : { name: house.name, address: house.address },
    subject: entry.subject ?? thread.subject,
    text: [entry.body, facts].filter(Boolean).join('\n\n'),
    attachments,
  };
}
