import { ROLE_LABELS } from '@pignon/domain/accounts/rights';
import { giveNewPassword, listAccounts, type StaffAccount } from './staff-accounts';

/** `list`, or `password [email]`: what it says, line by line. Throws with what to write instead. */
export async function adminCommand(databaseUrl: string, [what, email, ...rest]: readonly string[]): Promise<string[]> {
  if (rest.length > 0 || (what === 'list' && email)) throw new Error(`« ${rest[0] ?? email} » est de trop`);
  const accounts = await listAccounts(databaseUrl);
  if (what === 'list')
    return accounts.length > 0 ? accounts.map(line) : ['Aucun compte : le premier est créé par « npm start ».'];
  if (what !== 'password')
    throw new Error(what ? `« ${what} » est inconnu : list ou password` : 'Que faire : list ou password ?');
  const chosen = email ?? onlyAdministrator(accounts);
  const password = await giveNewPassword(databaseUrl, chosen);
  if (password === null) throw new Error(`${chosen} n'est pas un compte. Comptes : ${emails(accounts)}`);
  return [`Nouveau mot de passe de ${chosen} : ${password}`, 'Ses sessions ouvertes sont fermées.'];
}

function onlyAdministrator(accounts: readonly StaffAccount[]): string {
  const active = accounts.filter(({ role, disabled }) => role === 'admin' && !disabled);
  const [first, second] = active;
  if (first && !second) return first.email;
  throw new Error(
    first ? `De quel compte ? ${emails(active)}` : 'Aucun administrateur : « npm start » crée le premier.',
  );
}

const emails = (accounts: readonly StaffAccount[]): string => accounts.map(({ email }) => email).join(', ') || 'aucun';

const line = ({ email, name, role, disabled, lastLogin }: StaffAccount): string =>
  [
    email,
    name,
    ROLE_LABELS[role].toLowerCase(),
    disabled ? 'désactivé' : `dernière connexion : ${lastLogin?.toISOString().slice(0, 10) ?? 'jamais'}`,
  ].join('  ');
