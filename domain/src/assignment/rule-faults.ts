import type { RuleFields, Target } from './assignment-rule';
import { CONDITIONS } from './conditions/all-conditions';
import type { Condition, Test } from './conditions/condition';

type Faults = Readonly<Record<string, string>>;

/** What is wrong with a rule, by field; empty where nothing is. `agentIds`: those who are there. */
export function ruleFaults({ conditions, target }: RuleFields, agentIds: readonly number[]): Faults {
  const ofConditions = conditions.groups.flatMap(({ tests }) =>
    tests.length === 0 ? ['Chaque groupe a au moins une condition'] : tests.map(testFault),
  );
  const condition = ofConditions.find((fault) => fault !== null);
  const targeted = targetFault(target, agentIds);
  return { ...(condition && { conditions: condition }), ...(targeted && { target: targeted }) };
}

export function testFault(test: Test): string | null {
  const condition = CONDITIONS[test.field];
  const fault = condition.kind === 'range' ? rangeFault(test) : valuesFault(condition, test.oneOf ?? []);
  return fault && `${condition.label}\u00a0: ${fault}`;
}

function rangeFault({ from = null, to = null }: Test): string | null {
  if (from === null && to === null) return 'donnez une borne';
  return from !== null && to !== null && from > to ? 'le minimum dépasse le maximum' : null;
}

function valuesFault(condition: Exclude<Condition, { kind: 'range' }>, values: readonly string[]): string | null {
  if (values.length === 0) return 'choisissez au moins une valeur';
  if (condition.kind === 'word') return values.map(condition.fault).find((fault) => fault !== null) ?? null;
  return values.every((value) => Object.hasOwn(condition.choices, value)) ? null : 'valeur inconnue';
}

function targetFault(target: Target, agentIds: readonly number[]): string | null {
  const named = namedBy(target);
  if (target.kind === 'weighted' && named.length === 0) return 'Choisissez au moins un conseiller';
  if (new Set(named).size < named.length) return 'Un conseiller n’est choisi qu’une fois';
  return named.every((id) => agentIds.includes(id)) ? null : 'Choisissez un conseiller de la liste';
}

export function namedBy(target: Target): readonly number[] {
  switch (target.kind) {
    case 'adviser':
      return [target.agentId];
    case 'weighted':
      return target.shares.map(({ agentId }) => agentId);
    case 'round-robin':
    case 'least-loaded':
      return target.agentIds;
    default:
      return [];
  }
}
