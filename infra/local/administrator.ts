import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accountOpenedBy, listAccounts } from '../src/accounts/staff-accounts';
import { kept } from './settings/kept';
import { type Admin, seed } from './seed/seed';

export interface Administrator extends Admin {
  /** Empty when nobody here knows it. */
  readonly password: string;
  /** In brackets after the address of the administration. */
  readonly said: string;
}

export const passwordFile = (dataDir: string): string => join(dataDir, 'admin-password');

/** Seeds an empty database with its first administrator; of a used one, says who may sign in and with what. */
export async function administrator(
  databaseUrl: string,
  dataDir: string,
  env: NodeJS.ProcessEnv,
  given: Partial<Admin> = {},
): Promise<Administrator> {
  const email = given.email || env.ADMIN_EMAIL || 'admin@pignon.local';
  const stated = given.password || env.ADMIN_PASSWORD || '';
  const file = passwordFile(dataDir);
  if ((await listAccounts(databaseUrl)).length === 0) {
    const password = stated || kept(file, () => randomBytes(9).toString('base64url'));
    await seed(databaseUrl, { email, password });
    return { email, password, said: `${email}, mot de passe : ${stated ? 'celui de ADMIN_PASSWORD' : password}` };
  }
  await seed(databaseUrl, { email, password: stated });
  const known: readonly (readonly [string, string])[] = [
    [stated, 'celui de ADMIN_PASSWORD'],
    [existsSync(file) ? readFileSync(file, 'utf8').trim() : '', `voir ${file}`],
  ];
  for (const [password, where] of known) {
    const opened = password ? await accountOpenedBy(databaseUrl, password) : null;
    if (opened) return { email: opened, password, said: `${opened}, mot de passe : ${where}` };
  }
  const admins = (await listAccounts(databaseUrl)).filter(({ role, disabled }) => role === 'admin' && !disabled);
  const [first] = admins;
  return {
    email: first?.email ?? '',
    password: '',
    said: `${admins.map((account) => account.email).join(', ')} ; mot de passe oublié : npm run admin -- password ${first?.email}`,
  };
}
