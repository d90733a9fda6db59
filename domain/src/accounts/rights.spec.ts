import { mayCall, type Reach, reachOf, RIGHTS, type Right, ROLES } from './rights';

const [ALL, OWN, NONE] = ['all', 'own', 'none'] as const;
/** In the order of admin, manager, adviser, editor, operator. */
const TABLE: Readonly<Record<Right, readonly Reach[]>> = {
  house: [ALL, ALL, ALL, ALL, NONE],
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

test('nobody is let in by what is their own alone, and what says nothing is everything', () => {
  expect([mayCall('manager', 'properties'), mayCall('adviser', 'properties'), mayCall('editor', 'blog')]).toEqual([
    true,
    false,
    true,
  ]);
  expect(ROLES.filter((role) => mayCall(role))).toEqual(['admin']);
});
