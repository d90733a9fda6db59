import { aRequest } from '../testing/assignment-builders';
import type { Test } from './condition';
import { type Conditions, conditionWords, unmet } from './groups';
import { meets, testWords } from './meets';

const asked = (given: Parameters<typeof aRequest>[0] = {}, open = true) => ({ request: aRequest(given), open });

test.each<[Test, Parameters<typeof aRequest>[0], boolean]>([
  [{ field: 'source', oneOf: ['estimation', 'chat'] }, { source: 'chat' }, true],
  [{ field: 'source', oneOf: ['estimation'] }, { source: 'chat' }, false],
  [{ field: 'transaction', oneOf: ['rental'] }, { transaction: 'rental' }, true],
  [{ field: 'nature', oneOf: ['bureaux'] }, { nature: 'murs' }, false],
  [{ field: 'city', oneOf: ['saint denis'] }, { city: 'Saint-Denis' }, true],
  [{ field: 'city', oneOf: ['PARIS'] }, { city: 'Paris 16e' }, true],
  [{ field: 'city', oneOf: ['Paris'] }, {}, false],
  [{ field: 'department', oneOf: ['2a'] }, { department: '2A' }, true],
  [{ field: 'region', oneOf: ['11'] }, { region: '84' }, false],
  [{ field: 'budget', from: 100_000 }, { budget: 100_000 }, true],
  [{ field: 'budget', from: 100_000, to: 200_000 }, { budget: 200_001 }, false],
  [{ field: 'surface', to: 50 }, { surface: 50 }, true],
  [{ field: 'surface', to: 50 }, {}, false],
  [{ field: 'occupation', oneOf: ['vacant'] }, { occupation: 'vacant' }, true],
  [{ field: 'role', oneOf: ['owner'] }, { role: 'tenant' }, false],
  [{ field: 'temperature', oneOf: ['urgent', 'soon'] }, { temperature: 'soon' }, true],
  [{ field: 'known', oneOf: ['yes'] }, { known: true }, true],
  [{ field: 'hour', oneOf: ['outside'] }, {}, false],
])('E06 %j of %j: %s', (test, request, met) => expect(meets(test, asked(request))).toBe(met));

test('E06 conditions are told in words', () => {
  expect(testWords({ field: 'source', oneOf: ['estimation', 'chat'] })).toBe('Source\u00a0: Estimation ou Chat');
  expect(testWords({ field: 'budget', from: 1000, to: 2000 })).toBe('Budget\u00a0: de 1\u202f000 à 2\u202f000\u00a0€');
  expect(testWords({ field: 'surface', from: 50 })).toBe('Surface\u00a0: dès 50\u00a0m²');
  expect(testWords({ field: 'budget', to: 50 })).toBe('Budget\u00a0: jusqu’à 50\u00a0€');
});

describe('E06 ET and OU', () => {
  const paris = { field: 'city', oneOf: ['Paris'] } as const;
  const suburb = { field: 'department', oneOf: ['92'] } as const;
  const estimation = { field: 'source', oneOf: ['estimation'] } as const;
  const conditions: Conditions = {
    join: 'and',
    groups: [
      { join: 'and', tests: [estimation] },
      { join: 'or', tests: [paris, suburb] },
    ],
  };

  test.each([
    [{ source: 'estimation', city: 'Paris' }, null],
    [{ source: 'estimation', department: '92' }, null],
    [{ source: 'chat', city: 'Paris' }, 'Source\u00a0: Chat'],
    [{ source: 'estimation', city: 'Lyon', department: '69' }, 'Ville\u00a0: Lyon, Département\u00a0: 69'],
  ] as const)('%j', (request, why) => expect(unmet(conditions, asked(request))).toBe(why));

  test('in words', () => {
    expect(conditionWords(conditions)).toBe(
      'Source\u00a0: Estimation et (Ville\u00a0: Paris ou Département\u00a0: 92)',
    );
    expect(conditionWords({ join: 'and', groups: [] })).toBe('Toutes les demandes');
  });
});
