import type { InboxPosition } from '@pignon/domain/mailbox/inbox/agency-inbox';
import type { Pool } from 'pg';
import { currentWork } from '../database/work-in-progress';

/** SQL: to be run in the transaction that stores the mail. */
const NOTE = `update inbox set last_uid = greatest(last_uid, ?), read_at = now() where mailbox = ? and validity = ?`;

/** Up to where a mailbox was read. */
export class InboxPositions {
  constructor(
    private readonly pool: Pool,
    /** 'user@host/folder' */
    private readonly mailbox: string,
  ) {}

  async read(): Promise<InboxPosition | null> {
    const { rows } = await this.pool.query<{ validity: string; last: string; at: Date }>(
      'select validity, last_uid as last, read_at as at from inbox where mailbox = $1',
      [this.mailbox],
    );
    const [row] = rows;
    return row ? { validity: row.validity, lastUid: Number(row.last), readAt: row.at } : null;
  }

  async begin(validity: string, lastUid: number): Promise<void> {
    await this.pool.query(
      `insert into inbox (mailbox, validity, last_uid) values ($1, $2, $3)
       on conflict (mailbox) do update set validity = excluded.validity, last_uid = excluded.last_uid`,
      [this.mailbox, validity, lastUid],
    );
  }

  /** In the running unit of work. */
  async note(validity: string, uid: number): Promise<void> {
    const em = await currentWork().loading();
    await em.getConnection().execute(NOTE, [uid, this.mailbox, validity], 'run', em.getTransactionContext());
  }
}
