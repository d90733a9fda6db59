import type { Mailbox } from '@pignon/domain/shared/mailer';
import type { Pool } from 'pg';
import { currentWork } from '../../database/work-in-progress';
import { OF_THE_HOUSE } from '../colleagues';
import { STANDS, withParts } from '../joining/thread-lines';

export interface MentionMail {
  readonly threadId: string;
  readonly to: Mailbox;
  /** Who wrote the note; null where their account is gone. */
  readonly by: string | null;
  readonly at: Date;
  readonly seen: boolean;
}

/** Whom notes name. */
export class ThreadMentions {
  constructor(private readonly pool: Pool) {}

  /** In the running unit of work. Answers those of them who are of the house. */
  async add(entryId: string, accountIds: readonly string[]): Promise<readonly string[]> {
    if (accountIds.length === 0) return [];
    const em = await currentWork().loading();
    const rows = await em.getConnection().execute<{ id: string }[]>(
      `insert into thread_mention (entry_id, account_id)
       select ?::uuid, id from ${OF_THE_HOUSE} and id = any(?::uuid[]) returning account_id as id`,
      [entryId, `{${accountIds.join(',')}}`],
      'all',
      em.getTransactionContext(),
    );
    return rows.map(({ id }) => id);
  }

  /** Of whoever says so; false where nothing of that conversation names them. */
  async see(threadId: string, entryId: string, accountId: string, seen: boolean): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `update thread_mention set seen_at = case when $4 then coalesce(seen_at, now()) end
       from thread_entry entry where entry.id = entry_id and entry_id = $2 and thread_mention.account_id = $3
         and entry.thread_id in (${withParts('$1::uuid')})`,
      [threadId, entryId, accountId, seen],
    );
    return rowCount === 1;
  }

  /** Null where the note was erased, or they are of the house no more. */
  async mail(entryId: string, accountId: string): Promise<MentionMail | null> {
    const { rows } = await this.pool.query<MentionMail>(
      `select ${STANDS} as "threadId", json_build_object('name', who.name, 'address', who.email) as to, writer.name as by,
         entry.at, mention.seen_at is not null as seen
       from thread_mention mention join thread_entry entry on entry.id = mention.entry_id
       join thread on thread.id = entry.thread_id
       join (select id, name, email from ${OF_THE_HOUSE}) who on who.id = mention.account_id
       left join staff_account writer on writer.id = entry.account_id
       where mention.entry_id = $1 and mention.account_id = $2`,
      [entryId, accountId],
    );
    return rows[0] ?? null;
  }
}
