/** Who works in the house. 'operator': an account that may do nothing. */
export const ROLES = ['admin', 'manager', 'adviser', 'editor', 'operator'] as const;
export type Role = (typeof ROLES)[number];

export const ROLE_LABELS: Readonly<Record<Role, string>> = {
  admin: 'Administrateur',
  manager: 'Responsable',
  adviser: 'Conseiller',
  editor: 'Rédacteur',
  operator: 'Sans droit',
};

/** What a call of staff is about, as far as roles are told apart by it. */
export const RIGHTS = [
  'dashboard',
  'properties',
  'advisers',
  'requests',
  'blog',
  'pictures',
  'audience',
  'journal',
  'settings',
  'everything',
] as const;
export type Right = (typeof RIGHTS)[number];

/** 'own': of what is theirs. A call that does not know whose it is lets nobody in by it. */
export type Reach = 'all' | 'own' | 'none';

/** back-office.md, common frame: all; all but settings; their own properties and messages; the blog. What is not named is none. */
const REACH: Readonly<Record<Role, Readonly<Partial<Record<Right, Reach>>>>> = {
  admin: Object.fromEntries(RIGHTS.map((right) => [right, 'all'])),
  manager: {
    dashboard: 'all',
    properties: 'all',
    advisers: 'all',
    requests: 'all',
    blog: 'all',
    pictures: 'all',
    audience: 'all',
    journal: 'all',
  },
  adviser: { properties: 'own', requests: 'own', pictures: 'all' },
  editor: { blog: 'all', pictures: 'all' },
  operator: {},
};

/** Only these open the back-office, whatever the others could do there. */
const HANDED_OUT: readonly Role[] = ['admin'];

export const reachOf = (role: Role, right: Right): Reach => REACH[role][right] ?? 'none';

/** Whether a call may be made. A call that says nothing of its right asks for everything. */
export const mayCall = (role: Role, right: Right = 'everything', handedOut = HANDED_OUT): boolean =>
  handedOut.includes(role) && reachOf(role, right) === 'all';
