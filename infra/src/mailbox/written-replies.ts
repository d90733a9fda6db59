import type { Pool } from 'pg';

export interface WrittenReply {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly body: string;
  /** The member of staff who wrote it. */
  readonly by: string | null;
  /** Mails to the same person in the same conversation before it, oldest first. */
  readonly answers: readonly string[];
}

/** Replies on their way out. */
export class WrittenReplies {
  constructor(private readonly pool: Pool) {}

  async byId(entryId: string): Promise<WrittenReply | null> {
    const { rows } = await this.pool.query<WrittenReply>(
      `select thread.name, thread.email, entry.subject, entry.body, staff_account.name as by,
         coalesce((select json_agg(effect.id order by before.at) from thread_entry before
           join event on event.aggregate_id = before.id::text join effect on effect.event_id = event.id
           where before.thread_id = thread.id and before.kind = 'sent' and before.at < entry.at
             and reaction = 'mailbox.send-reply'), '[]') as answers
       from thread_entry entry join thread on thread.id = entry.thread_id
       left join staff_account on staff_account.id = entry.account_id
       where entry.id = $1 and entry.kind = 'sent'`,
      [entryId],
    );
    return rows[0] ?? null;
  }
}
