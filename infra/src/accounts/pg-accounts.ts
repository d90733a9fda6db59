import type { Account } from '@pignon/domain/accounts/accounts';
import { normaliseEmail } from '@pignon/domain/shared/text/email-address';
import type { Pool } from 'pg';
import { LET_IN } from './let-in';
import { hashOfSid } from './pg-session-store';
import { ALIVE } from './session-alive';

const SELECT = `select id, email, name, role, password_hash as "passwordHash", ${LET_IN} as "letIn"
  from staff_account where disabled_at is null and`;

export class PgAccounts {
  constructor(private readonly pool: Pool) {}

  async byEmail(email: string): Promise<Account | null> {
    const { rows } = await this.pool.query<Account>(`${SELECT} email = $1`, [normaliseEmail(email)]);
    return rows[0] ?? null;
  }

  /** Null once the session has ended; asking keeps none of them open. */
  async bySession(sid: string): Promise<Account | null> {
    const { rows } = await this.pool.query<Account>(
      `${SELECT} id = (select account_id from session where sid_hash = $1 and ${ALIVE})`,
      [hashOfSid(sid)],
    );
    return rows[0] ?? null;
  }

  async byId(id: string): Promise<Account | null> {
    const { rows } = await this.pool.query<Account>(`${SELECT} id = $1`, [id]);
    return rows[0] ?? null;
  }
}
