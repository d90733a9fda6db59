import type { Target } from './assignment-rule';
import type { Test } from './conditions/condition';
import { ruleFaults } from './rule-faults';
import { aRule } from './testing/assignment-builders';

const asking = (...tests: Test[]) => aRule({ conditions: { join: 'and', groups: [{ join: 'and', tests }] } });

test.each<[Test[], string]>([
  [[], 'Chaque groupe a au moins une condition'],
  [[{ field: 'source', oneOf: [] }], 'Source\u00a0: choisissez au moins une valeur'],
  [[{ field: 'source', oneOf: ['toString'] }], 'Source\u00a0: valeur inconnue'],
  [[{ field: 'department', oneOf: ['75', '1'] }], 'Département\u00a0: un département s’écrit 75, 2A ou 974'],
  [[{ field: 'city', oneOf: ['!'] }], 'Ville\u00a0: écrivez le nom d’une ville'],
  [[{ field: 'budget' }], 'Budget\u00a0: donnez une borne'],
  [[{ field: 'surface', from: 10, to: 9 }], 'Surface\u00a0: le minimum dépasse le maximum'],
])('E06 conditions %j are told what is wrong', (tests, fault) =>
  expect(ruleFaults(asking(...tests), [1])).toEqual({ conditions: fault }),
);

test.each<[Target, string]>([
  [{ kind: 'adviser', agentId: 9 }, 'Choisissez un conseiller de la liste'],
  [{ kind: 'round-robin', agentIds: [1, 1] }, 'Un conseiller n’est choisi qu’une fois'],
  [{ kind: 'weighted', shares: [] }, 'Choisissez au moins un conseiller'],
])('E06 target %j is told what is wrong', (target, fault) =>
  expect(ruleFaults(aRule({ target }), [1, 2])).toEqual({ target: fault }),
);

test('E06 a rule without a fault has none', () =>
  expect(
    ruleFaults(
      {
        ...asking({ field: 'department', oneOf: ['2a', '974'] }, { field: 'budget', from: 0 }),
        target: { kind: 'least-loaded', agentIds: [2] },
      },
      [1, 2],
    ),
  ).toEqual({}));
