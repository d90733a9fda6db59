import type { ThreadSource } from '@pignon/domain/mailbox/thread-source';
import type { Pool } from 'pg';
import { WAITS_FOR_US } from './waiting-in-vain';

interface Untaken {
  readonly source: ThreadSource;
  readonly subject: string;
  readonly name: string;
  readonly email: string;
  readonly createdAt: Date;
}

/** Requests that whoever is first may take. */
export class CommonQueue {
  constructor(private readonly pool: Pool) {}

  /** Null where somebody has it, or it waits for nobody any more. */
  async untaken(threadId: string): Promise<Untaken | null> {
    const { rows } = await this.pool.query<Untaken>(
      `select source, subject, name, email, created_at as "createdAt" from thread
       where id = $1 and agent_id is null and ${WAITS_FOR_US}`,
      [threadId],
    );
    return rows[0] ?? null;
  }
}
