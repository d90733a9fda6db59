import { currentWork } from '../database/work-in-progress';
import { THREAD_OF_EVENT } from './thread-of-event';

/** In the running unit of work; `?` stands for each value. */
async function rowsOf<Row extends object>(text: string, values: readonly unknown[]): Promise<Row[]> {
  const em = await currentWork().loading();
  return await em.getConnection().execute<Row[]>(text, [...values], 'all', em.getTransactionContext());
}

/** False where it was seen before: whoever runs at the same time waits for the other's end. */
export async function seenFirst(hash: string): Promise<boolean> {
  const rows = await rowsOf('insert into mail_seen (hash) values (?) on conflict do nothing returning hash', [hash]);
  return rows.length > 0;
}

export const wasSeen = async (hash: string): Promise<boolean> =>
  (await rowsOf('select 1 as seen from mail_seen where hash = ?', [hash])).length > 0;

/** SQL: what a conversation was split off from, and that one before. */
const splitFrom = (id: string): string => `array(with recursive up (id) as (
    select split_from from thread where id = ${id} union select split_from from thread join up using (id))
  select id from up where id is not null)`;

/** SQL: entries by the Message-ID of their mail, and by that of the mail that their effect sent: receipts of forms too. */
const KNOWN = `select said.id as "messageId", entry.thread_id as "threadId", entry.id as "entryId",
    ${splitFrom('entry.thread_id')} as "splitFrom" from unnest(string_to_array(?, ' ')) said (id)
    join thread_mail mail on mail.message_id = said.id join thread_entry entry on entry.id = mail.id
  union all select said.id, thread.id, null, ${splitFrom('thread.id')} from unnest(string_to_array(?, ' ')) said (id)
    join effect on effect.id = substring(said.id from '^<([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})@')::uuid
    join event on event.id = event_id join ${THREAD_OF_EVENT}`;

export interface KnownMail {
  readonly messageId: string;
  readonly threadId: string;
  /** Null: a receipt. */
  readonly entryId: string | null;
  /** The conversations that its one was part of before. */
  readonly splitFrom: readonly string[];
}

export const knownMails = (messageIds: readonly string[]): Promise<KnownMail[]> =>
  messageIds.length === 0
    ? Promise.resolve([])
    : rowsOf<KnownMail>(KNOWN, [messageIds.join(' '), messageIds.join(' ')]);

/** Whether this Message-ID is one of a mail that the house sent: what it wrote to itself is no request. */
export async function isOwnMail(messageId: string): Promise<boolean> {
  const [, id] = /^<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/.exec(messageId) ?? [];
  return id !== undefined && (await rowsOf('select 1 as own from effect where id = ?', [id])).length > 0;
}

export interface MailRow {
  readonly id: string;
  readonly messageId: string | null;
  readonly kind: 'answer' | 'automatic';
  readonly sender: string | null;
  readonly html: string | null;
  readonly cutBytes: number | null;
  readonly leftOut: number;
}

export const addMail = ({ id, messageId, kind, sender, html, cutBytes, leftOut }: MailRow) =>
  rowsOf(
    `insert into thread_mail (id, message_id, kind, sender, html, cut_bytes, left_out) values (?, ?, ?, ?, ?, ?, ?)
     on conflict (message_id) do nothing`,
    [id, messageId, kind, sender, html, cutBytes, leftOut],
  );

export interface FileRow {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
  readonly file: string | null;
  readonly refused: string | null;
}

export async function addFiles(entryId: string, files: readonly FileRow[]): Promise<void> {
  for (const [place, { id, name, type, bytes, file, refused }] of files.entries())
    await rowsOf(
      'insert into mail_file (id, entry_id, place, name, type, bytes, file, refused) values (?, ?, ?, ?, ?, ?, ?, ?)',
      [id, entryId, place, name, type, bytes, file, refused],
    );
}

/** A mail of ours did not arrive: its entry says why. */
export const markFailed = (entryId: string, reason: string) =>
  rowsOf('update thread_entry set failure = ? where id = ?', [reason, entryId]);

export interface RefusedMail {
  readonly id: string;
  readonly validity: string;
  readonly uid: number;
  readonly email: string;
  readonly subject: string;
  readonly reason: string;
  readonly bytes: number;
  /** Its name on disk; null where it is not kept. */
  readonly file: string | null;
  /** Its beginning alone came. */
  readonly cut: boolean;
  /** When it came into the mailbox. */
  readonly receivedAt: Date;
}

export const addRefused = (mail: RefusedMail) =>
  rowsOf(
    `insert into mail_refused (id, validity, uid, email, subject, reason, bytes, file, cut, received_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      mail.id,
      mail.validity,
      mail.uid,
      mail.email,
      mail.subject,
      mail.reason,
      mail.bytes,
      mail.file,
      mail.cut,
      mail.receivedAt,
    ],
  );

/** Kept from whoever reads it again at the same time; false where it is refused no more. */
export const holdRefused = async (id: string): Promise<boolean> =>
  (await rowsOf('select 1 as held from mail_refused where id = ? for update', [id])).length > 0;

export const dropRefused = (id: string) => rowsOf('delete from mail_refused where id = ?', [id]);

export const refuseAgain = (id: string, reason: string) =>
  rowsOf('update mail_refused set reason = ? where id = ?', [reason, id]);
