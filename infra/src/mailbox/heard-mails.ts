import type { Mailbox } from '@pignon/domain/shared/mailer';
import type { Pool } from 'pg';
import { answeringAgent } from '../agents/default-agent';
import { STANDS } from './joining/thread-lines';

export interface HeardMail {
  /** Where it is read now. */
  readonly threadId: string;
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly at: Date;
  /** Whoever is to answer, or stands in for them; null: nobody yet. */
  readonly adviser: Mailbox | null;
  readonly unread: boolean;
}

/** Mails of theirs, as their adviser is told of them. */
export class HeardMails {
  constructor(private readonly pool: Pool) {}

  /** Null where it was erased meanwhile. */
  async byEntry(entryId: string): Promise<HeardMail | null> {
    const { rows } = await this.pool.query<HeardMail>(
      `select stands.id as "threadId", thread.name, thread.email, coalesce(nullif(entry.subject, ''), stands.subject) as subject,
         entry.at, stands.unread,
         case when agent.id is not null then json_build_object('name', agent.name, 'address', agent.email) end as adviser
       from thread_entry entry join thread on thread.id = entry.thread_id join thread stands on stands.id = ${STANDS}
       left join agent on stands.agent_id is not null and agent.id = ${answeringAgent('stands.agent_id')}
       where entry.id = $1`,
      [entryId],
    );
    return rows[0] ?? null;
  }
}
