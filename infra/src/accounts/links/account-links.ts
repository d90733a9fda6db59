import { LinkExpired, LinkUnknown, LinkUsed, type OpenLink } from '@pignon/domain/accounts/account-links';
import type { AuditEntry } from '@pignon/domain/shared/audit-entry';
import { normaliseEmail } from '@pignon/domain/shared/text/email-address';
import type { Pool } from 'pg';
import { writeLine } from '../../audit/audit-line';
import { inTransaction } from '../../database/transaction';
import { liftLock } from '../lift-lock';
import { hashOfToken } from './link-tokens';
import { mailLink } from './make-link';

interface NewPassword {
  readonly passwordHash: string;
  /** Of an invitation. */
  readonly name: string | null;
}

interface LinkRow extends OpenLink {
  readonly used: boolean;
  readonly over: boolean;
}

const READ = `select purpose, email, name, used_at is not null as used,
    link.expires_at <= now() or disabled_at is not null as over
  from staff_link link join staff_account on staff_account.id = account_id where token_hash = $1`;

/** Links that open an account once. */
export class AccountLinks {
  constructor(
    private readonly pool: Pool,
    private readonly secretKey: string,
  ) {}

  /** Writes as much for an address that nobody has as for one that somebody has: what it takes tells nothing. */
  async ask(email: string, line: AuditEntry): Promise<void> {
    await inTransaction(this.pool, async (client) => {
      await writeLine(client, line);
      const { rows } = await client.query<{ id: string; waits: boolean }>(
        'select id, awaits_password as waits from staff_account where email = $1 and disabled_at is null',
        [normaliseEmail(email)],
      );
      const [account] = rows;
      // Who was invited and never came keeps the right to say their name, and no more time than they had.
      if (account && !account.waits)
        await mailLink(client, this.secretKey, { accountId: account.id, purpose: 'password' });
    });
  }

  /** Throws where it opens nothing: it is none, was used, or is over. */
  async read(token: string): Promise<OpenLink> {
    const { rows } = await this.pool.query<LinkRow>(READ, [hashOfToken(token)]);
    const [link] = rows;
    if (!link) throw new LinkUnknown();
    if (link.used) throw new LinkUsed();
    if (link.over) throw new LinkExpired();
    const { purpose, email, name } = link;
    return { purpose, email, name };
  }

  /** Once, however many press at the same time. Ends the account's sessions, and its lock after wrong guesses. */
  async use(token: string, { passwordHash, name }: NewPassword, requestId: string): Promise<void> {
    const done = await inTransaction(this.pool, async (client) => {
      const { rows } = await client.query<{ id: string; email: string; purpose: string }>(
        `with link as (
           update staff_link set used_at = now() where token_hash = $1 and used_at is null and expires_at > now()
             and exists (select from staff_account where id = account_id and disabled_at is null)
           returning account_id, purpose
         )
         update staff_account set password_hash = $2, awaits_password = false,
           name = case purpose when 'invitation' then coalesce($3, name) else name end
         from link where id = link.account_id returning id, email, purpose`,
        [hashOfToken(token), passwordHash, name],
      );
      const [account] = rows;
      if (!account) return false;
      await client.query('delete from session where account_id = $1', [account.id]);
      await liftLock(client, account.email);
      const action = account.purpose === 'invitation' ? 'accounts.joined' : 'accounts.password-set';
      await writeLine(client, { accountId: account.id, action, target: account.id, requestId });
      return true;
    });
    // Somebody was quicker, or its time ran out meanwhile: it says which.
    if (!done) await this.read(token);
  }
}
