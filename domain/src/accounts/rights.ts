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

/** Those that the administrator hands out, or not: until then whoever has one is refused. */
export const SWITCHED_ROLES = ['manager', 'adviser', 'editor'] as const satisfies readonly Role[];
export type SwitchedRole = (typeof SWITCHED_ROLES)[number];

/** What a call of staff is about, as far as roles are told apart by it. */
export const RIGHTS = [
  'house',
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
    house: 'all',
    dashboard: 'all',
    properties: 'all',
    advisers: 'all',
    requests: 'all',
    blog: 'all',
    pictures: 'all',
    audience: 'all',
    journal: 'all',
  },
  adviser: { house: 'all', properties: 'own', requests: 'own', pictures: 'all' },
  editor: { house: 'all', blog: 'all', pictures: 'all' },
  operator: {},
};

export const reachOf = (role: Role, right: Right): Reach => REACH[role][right] ?? 'none';

/** Whether a call may be made by whoever has this role. A call that says nothing of its right asks for everything. */
export const mayCall = (role: Role, right: Right = 'everything'): boolean => reachOf(role, right) === 'all';
