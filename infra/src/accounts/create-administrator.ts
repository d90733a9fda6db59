import { randomBytes } from 'node:crypto';
import { linkPath } from '@pignon/domain/accounts/account-links';
import { EMAIL_PATTERN } from '@pignon/domain/shared/rules';
import { normaliseEmail } from '@pignon/domain/shared/text/email-address';
import { uuidV7 } from '@pignon/domain/shared/uuid-v7';
import { Argon2Passwords } from './argon2-passwords';
import { connected } from './connected';
import { writeLink } from './links/make-link';

interface NewAdministrator {
  readonly email: string;
  readonly name: string;
}

/**
 * An administrator who has no password yet, and the path that lets them choose one; asked again for the same address
 * before they came, another path. Throws where the address has an account that is in use.
 */
export async function createAdministrator(databaseUrl: string, { email, name }: NewAdministrator): Promise<string> {
  if (!EMAIL_PATTERN.test(email)) throw new Error(`« ${email} » n'est pas une adresse`);
  const nobodys = await new Argon2Passwords().hash(randomBytes(32).toString('base64url'));
  const token = randomBytes(32).toString('base64url');
  return await connected(databaseUrl, async (client) => {
    await client.query('begin');
    const { rows } = await client.query<{ id: string }>(
      `insert into staff_account as account (email, name, role, password_hash, awaits_password)
       values ($1, $2, 'admin', $3, true)
       on conflict (email) do update set role = 'admin' where account.awaits_password and account.disabled_at is null
       returning id`,
      [normaliseEmail(email), name, nobodys],
    );
    const [account] = rows;
    if (!account) throw new Error(`${email} a déjà un compte : « password ${email} » lui donne un mot de passe.`);
    await writeLink(client, uuidV7(), token, { accountId: account.id, purpose: 'invitation' });
    await client.query(
      `insert into audit_log (account_id, action, target, request_id) values (null, 'accounts.invite', $1, 'npm run admin')`,
      [account.id],
    );
    await client.query('commit');
    return linkPath(token);
  });
}
