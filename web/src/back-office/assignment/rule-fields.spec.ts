import type { Target } from '@pignon/domain/assignment/assignment-rule';
import { aRule } from '../../../../domain/src/assignment/testing/assignment-builders';
import { bodyOf, NO_RULE, RULE_FIELDS, valuesOf } from './rule-fields';

const TARGETS: readonly Target[] = [
  { kind: 'property' },
  { kind: 'last' },
  { kind: 'adviser', agentId: 3 },
  { kind: 'round-robin', agentIds: [1, 2] },
  { kind: 'least-loaded', agentIds: [] },
  { kind: 'weighted', shares: [{ agentId: 2, weight: 4 }] },
];

const HOUSE = [{ id: 1 }, { id: 2 }, { id: 3 }];

test.each(TARGETS)('E06 a rule with target %j is read and written back as it was', (target) => {
  const { id: _, ...rule } = aRule({ target, fallback: { kind: 'common', alarmMinutes: 15 } });
  expect(bodyOf(valuesOf({ ...rule, id: 1, fired: 0, version: 1 }, HOUSE))).toEqual(rule);
  // Not read yet.
  expect(bodyOf(valuesOf({ ...rule, id: 1, fired: 0, version: 1 }, []))).toEqual(rule);
});

test('E06 who has left the house is named no more, so that the rule can be saved', () => {
  const { id: _, ...rule } = aRule({ target: { kind: 'round-robin', agentIds: [1, 9, 2] } });
  expect(bodyOf(valuesOf({ ...rule, id: 1, fired: 0, version: 1 }, HOUSE)).target).toEqual({
    kind: 'round-robin',
    agentIds: [1, 2],
  });
});

const faultOf = (name: 'conditions' | 'advisers' | 'alarmMinutes', value: string, values = {}) => {
  const validate = RULE_FIELDS[name].check!.validate as (text: string, all: object) => true | string;
  return validate(value, { ...NO_RULE, ...values });
};

test('E06 what a rule lacks is said by its field', () => {
  const group = (test: object) => JSON.stringify({ join: 'and', groups: [{ join: 'and', tests: [test] }] });
  expect(faultOf('conditions', group({ field: 'source', oneOf: [] }))).toBe(
    'Source\u00a0: choisissez au moins une valeur',
  );
  expect(faultOf('conditions', NO_RULE.conditions)).toBe(true);
  expect(faultOf('advisers', '[]', { targetKind: 'adviser' })).toBe('Choisissez un conseiller');
  expect(faultOf('advisers', '[]', { targetKind: 'weighted' })).toBe('Choisissez au moins un conseiller');
  expect(faultOf('advisers', '[]')).toBe(true);
  expect(faultOf('alarmMinutes', '0', { fallback: 'common' })).toMatch(/^L’alarme/);
  expect(faultOf('alarmMinutes', '', {})).toBe(true);
});
