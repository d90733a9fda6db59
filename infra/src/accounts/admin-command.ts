import { parseArgs } from 'node:util';
import { ROLE_LABELS } from '@pignon/domain/accounts/rights';
import { createAdministrator } from './create-administrator';
import { giveNewPassword, listAccounts, type StaffAccount } from './staff-accounts';

interface Place {
  readonly databaseUrl: string;
  /** Of the site, before the path of a link. */
  readonly publicUrl: string;
}

/** `list`, `create --email …` or `password [email]`: what it says, line by line. Throws with what to write instead. */
export async function adminCommand({ databaseUrl, publicUrl }: Place, args: readonly string[]): Promise<string[]> {
  const [what, ...given] = args;
  if (what === 'create') return await create({ databaseUrl, publicUrl }, given);
  const [email, ...rest] = given;
  if (rest.length > 0 || (what === 'list' && email)) throw new Error(`« ${rest[0] ?? email} » est de trop`);
  const accounts = await listAccounts(databaseUrl);
  if (what === 'list')
    return accounts.length > 0
      ? accounts.map(line)
      : ['Aucun compte : « create --email marie@exemple.fr » crée le premier administrateur.'];
  if (what !== 'password')
    throw new Error(
      what ? `« ${what} » est inconnu : list, create ou password` : 'Que faire : list, create ou password ?',
    );
  const chosen = email ?? onlyAdministrator(accounts);
  const password = await giveNewPassword(databaseUrl, chosen);
  if (password === null) throw new Error(`${chosen} n'est pas un compte. Comptes : ${emails(accounts)}`);
  return [`Nouveau mot de passe de ${chosen} : ${password}`, 'Ses sessions ouvertes sont fermées.'];
}

async function create({ databaseUrl, publicUrl }: Place, args: string[]): Promise<string[]> {
  const { email, name } = optionsOf(args);
  const path = await createAdministrator(databaseUrl, { email, name });
  return [
    `Administrateur ${email}. Ce lien sert une fois, pendant 7 jours, à choisir son mot de passe :`,
    publicUrl + path,
  ];
}

const HOW = 'create --email marie@exemple.fr [--name "Marie Durand"]';

function optionsOf(args: string[]): { readonly email: string; readonly name: string } {
  try {
    const { values } = parseArgs({ args, options: { email: { type: 'string' }, name: { type: 'string' } } });
    if (values.email) return { email: values.email.trim(), name: values.name?.trim() ?? '' };
  } catch {
    // What was written is no option of this command.
  }
  throw new Error(`Écrire : ${HOW}`);
}

function onlyAdministrator(accounts: readonly StaffAccount[]): string {
  const active = accounts.filter(({ role, disabled }) => role === 'admin' && !disabled);
  const [first, second] = active;
  if (first && !second) return first.email;
  throw new Error(first ? `De quel compte ? ${emails(active)}` : `Aucun administrateur : « ${HOW} » crée le premier.`);
}

const emails = (accounts: readonly StaffAccount[]): string => accounts.map(({ email }) => email).join(', ') || 'aucun';

const line = ({ email, name, role, disabled, lastLogin }: StaffAccount): string =>
  [
    email,
    name,
    ROLE_LABELS[role].toLowerCase(),
    disabled ? 'désactivé' : `dernière connexion : ${lastLogin?.toISOString().slice(0, 10) ?? 'jamais'}`,
  ].join('  ');
