import type { Role } from '@pignon/domain/accounts/rights';
import { normaliseEmail } from '@pignon/domain/shared/text/email-address';
import { randomBytes } from 'node:crypto';
import { Argon2Passwords } from './argon2-passwords';
import { connected } from './connected';
import { liftLock } from './lift-lock';

export interface StaffAccount {
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly disabled: boolean;
  /** Null until the first time. */
  readonly lastLogin: Date | null;
}

/** For whoever holds the database: no login is asked for. Each call connects by itself. */
export async function listAccounts(databaseUrl: string): Promise<StaffAccount[]> {
  return await connected(databaseUrl, async (client) => {
    const { rows } = await client.query<StaffAccount>(
      `select email, name, role, disabled_at is not null as disabled,
         (select max(at) from audit_log where account_id = staff_account.id and action = 'login') as "lastLogin"
       from staff_account order by role, created_at`,
    );
    return rows;
  });
}

/** A new random password. Ends the account's sessions and lifts its lock after wrong guesses; null for no such account. */
export async function giveNewPassword(databaseUrl: string, email: string): Promise<string | null> {
  const password = randomBytes(12).toString('base64url');
  const hash = await new Argon2Passwords().hash(password);
  return await connected(databaseUrl, async (client) => {
    await client.query('begin');
    const { rows } = await client.query<{ id: string; email: string }>(
      'update staff_account set password_hash = $2, awaits_password = false where email = $1 returning id, email',
      [normaliseEmail(email), hash],
    );
    const [account] = rows;
    if (!account) return null;
    await client.query('delete from session where account_id = $1', [account.id]);
    await liftLock(client, account.email);
    await client.query(
      `insert into audit_log (account_id, action, target, request_id) values ($1, 'new-password', $2, 'npm run admin')`,
      [account.id, account.email],
    );
    await client.query('commit');
    return password;
  });
}

/** The first of the accounts that this password opens. */
export async function accountOpenedBy(databaseUrl: string, password: string): Promise<string | null> {
  const passwords = new Argon2Passwords();
  return await connected(databaseUrl, async (client) => {
    const { rows } = await client.query<{ email: string; hash: string }>(
      `select email, password_hash as hash from staff_account where disabled_at is null and role = 'admin' order by created_at`,
    );
    for (const { email, hash } of rows) if (await passwords.verify(hash, password)) return email;
    return null;
  });
}
