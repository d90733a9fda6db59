import type { EntryAttachment } from '@pignon/domain/mailbox/thread-view';
import type { Pool } from 'pg';
import { withParts } from '../joining/thread-lines';
import { currentWork } from '../../database/work-in-progress';
import type { KeptDocument } from '../../documents/document-intake';

const SHOWN = 'id, name, type, bytes';

export interface SentFile extends EntryAttachment {
  /** Its name on disk. */
  readonly file: string;
}

/** Files of conversations. Until its mail is written one is its sender's alone. */
export class ThreadAttachments {
  constructor(private readonly pool: Pool) {}

  /** What an account has added and not sent yet. */
  async waiting(threadId: string, account: string): Promise<readonly EntryAttachment[]> {
    const { rows } = await this.pool.query<EntryAttachment>(
      `select ${SHOWN} from thread_attachment where thread_id = $1 and entry_id is null and added_by = $2 order by id`,
      [threadId, account],
    );
    return rows;
  }

  /** Null where there is no such conversation. */
  async add(
    threadId: string,
    { file, name, type, bytes }: KeptDocument,
    account: string,
  ): Promise<EntryAttachment | null> {
    const { rows } = await this.pool.query<EntryAttachment>(
      `insert into thread_attachment (thread_id, name, type, bytes, file, added_by)
       select thread.id, $2, $3, $4, $5::uuid, $6::uuid from thread where thread.id = $1 returning ${SHOWN}`,
      [threadId, name, type, bytes, file, account],
    );
    return rows[0] ?? null;
  }

  /** One that is not sent yet; its file goes with those that nobody names. */
  async drop(threadId: string, id: string, account: string): Promise<void> {
    await this.pool.query(
      'delete from thread_attachment where thread_id = $1 and id = $2 and added_by = $3 and entry_id is null',
      [threadId, id, account],
    );
  }

  async one(threadId: string, id: string): Promise<SentFile | null> {
    const { rows } = await this.pool.query<SentFile>(
      `select ${SHOWN}, file from thread_attachment where thread_id = $1 and id = $2`,
      [threadId, id],
    );
    return rows[0] ?? null;
  }

  async ofEntry(entryId: string): Promise<readonly SentFile[]> {
    const { rows } = await this.pool.query<SentFile>(
      `select ${SHOWN}, file from thread_attachment where entry_id = $1 order by id`,
      [entryId],
    );
    return rows;
  }

  /**
   * In the running unit of work: these go along with an entry. What went along with another one already goes with this one
   * too. Answers those that it found.
   */
  async claim(threadId: string, ids: readonly string[], entryId: string): Promise<readonly EntryAttachment[]> {
    if (ids.length === 0) return [];
    const em = await currentWork().loading();
    const run = <Row extends object>(sql: string, values: readonly unknown[]): Promise<Row[]> =>
      em.getConnection().execute<Row[]>(sql, [...values], 'all', em.getTransactionContext());
    const list = `{${ids.join(',')}}`;
    const copied = await run<EntryAttachment>(
      `insert into thread_attachment (thread_id, entry_id, name, type, bytes, file, added_by)
       select said.thread, said.entry, name, type, bytes, file, added_by from thread_attachment,
         (select ?::uuid as thread, ?::uuid[] as ids, ?::uuid as entry) said
       where thread_id in (${withParts('said.thread')}) and id = any(said.ids) and entry_id is not null returning ${SHOWN}`,
      [threadId, list, entryId],
    );
    const claimed = await run<EntryAttachment>(
      `update thread_attachment set entry_id = ?::uuid
       where thread_id = ?::uuid and id = any(?::uuid[]) and entry_id is null returning ${SHOWN}`,
      [entryId, threadId, list],
    );
    return [...copied, ...claimed];
  }
}
