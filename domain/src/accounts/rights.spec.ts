import { mayCall, type Reach, reachOf, RIGHTS, type Right, type Role, ROLES } from './rights';

const [ALL, OWN, NONE] = ['all', 'own', 'none'] as const;
/** In the order of admin, manager, adviser, editor, operator. */
const TABLE: Readonly<Record<Right, readonly Reach[]>> = {
  dashboard: [ALL, ALL, NONE, NONE, NONE],
  properties: [ALL, ALL, OWN, NONE, NONE],
  advisers: [ALL, ALL, NONE, NONE, NONE],
  requests: [ALL, ALL, OWN, NONE, NONE],
  blog: [ALL, ALL, NONE, ALL, NONE],
  pictures: [ALL, ALL, ALL, ALL, NONE],
  audience: [ALL, ALL, NONE, NONE, NONE],
  journal: [ALL, ALL, NONE, NONE, NONE],
  settings: [ALL, NONE, NONE, NONE, NONE],
  everything: [ALL, NONE, NONE, NONE, NONE],
};

test.each(RIGHTS)('what each role reaches of %s', (right) =>
  expect(ROLES.map((role) => reachOf(role, right))).toEqual(TABLE[right]),
);

test('M136 administrators alone are let in until other roles are handed out', () => {
  const letIn = ROLES.flatMap((role) => RIGHTS.filter((right) => mayCall(role, right)).map(() => role));
  expect([...new Set(letIn)]).toEqual(['admin']);
});

test('once they are, nobody is let in by what is their own alone, and what says nothing is everything', () => {
  const may = (role: Role, right?: Right) => mayCall(role, right, ROLES);
  expect([may('manager', 'properties'), may('adviser', 'properties'), may('editor', 'blog')]).toEqual([
    true,
    false,
    true,
  ]);
  expect(ROLES.filter((role) => may(role))).toEqual(['admin']);
});
