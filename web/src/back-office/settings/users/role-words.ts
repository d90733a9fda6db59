import type { Role, SwitchedRole } from '@pignon/domain/accounts/rights';

/** Those that an administrator may switch on. */
export const OFFERED_ROLES: readonly SwitchedRole[] = ['manager', 'editor'];

/** Whose role is not handed out is told so before anybody is invited into it. */
export const roleHint = (role: Role, enabled: readonly Role[]): string =>
  role === 'admin' || role === 'operator' || enabled.includes(role)
    ? ROLE_WORDS[role]
    : `${ROLE_WORDS[role]} Ce rôle n’est pas activé : la connexion est refusée.`;

export const ROLE_WORDS: Readonly<Record<Role, string>> = {
  admin: 'Tout, avec les paramètres, Google et les comptes.',
  manager: 'Tout, sauf les paramètres et Google.',
  adviser: 'Ses propres biens et ses propres messages.',
  editor: 'Le blog et ses images.',
  operator: 'Rien : le compte existe, il n’ouvre aucune page.',
};
