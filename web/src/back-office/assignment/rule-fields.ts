import { type Fallback, type RuleFields, type Target, TARGET_LABELS } from '@pignon/domain/assignment/assignment-rule';
import type { Conditions } from '@pignon/domain/assignment/conditions/groups';
import { namedBy, testFault } from '@pignon/domain/assignment/rule-faults';
import { ruleLimits } from '@pignon/domain/assignment/rule-limits';
import type { StaffRule } from '@pignon/domain/assignment/staff-rule';
import { limits } from '@pignon/domain/shared/rules';
import type { FieldChecks } from '../../staff/form/use-record-form';

/** As it is typed: what has several parts is kept as JSON, for a draft holds texts and boxes alone. */
export type RuleValues = {
  readonly name: string;
  readonly active: boolean;
  readonly conditions: string;
  readonly targetKind: string;
  /** JSON of shares; of those who have no weight it is 1. */
  readonly advisers: string;
  readonly capacity: boolean;
  readonly absences: boolean;
  readonly hours: boolean;
  readonly fallback: string;
  readonly alarmMinutes: string;
  readonly stops: boolean;
};

export const ANY_REQUEST: Conditions = { join: 'and', groups: [] };

export const NO_RULE: RuleValues = {
  name: '',
  active: true,
  conditions: JSON.stringify(ANY_REQUEST),
  targetKind: 'round-robin',
  advisers: '[]',
  capacity: true,
  absences: true,
  hours: false,
  fallback: 'default',
  alarmMinutes: '30',
  stops: true,
};

export interface ChosenAdviser {
  readonly agentId: number;
  readonly weight: number;
}

export const conditionsOf = (text: string): Conditions => JSON.parse(text) as Conditions;
export const advisersOf = (text: string): readonly ChosenAdviser[] => JSON.parse(text) as readonly ChosenAdviser[];

/** Which targets name advisers, and how many. */
export const NAMES_ADVISERS: Readonly<Record<Target['kind'], 'none' | 'one' | 'several' | 'weighted'>> = {
  property: 'none',
  last: 'none',
  adviser: 'one',
  'round-robin': 'several',
  'least-loaded': 'several',
  weighted: 'weighted',
};

export const FALLBACK_LABELS: Readonly<Record<Fallback['kind'], string>> = {
  default: 'Conseiller par défaut',
  common: 'File commune',
};

const wellConditioned = (text: unknown): true | string => {
  const tests = conditionsOf(String(text)).groups.flatMap((group) => group.tests);
  return tests.map(testFault).find((fault) => fault !== null) ?? true;
};

const wellNamed = (text: unknown, { targetKind }: RuleValues): true | string => {
  const chosen = advisersOf(String(text)).length;
  const names = NAMES_ADVISERS[targetKind as Target['kind']];
  if (names === 'one' && chosen !== 1) return 'Choisissez un conseiller';
  return names !== 'weighted' || chosen > 0 || 'Choisissez au moins un conseiller';
};

const soonEnough = (text: unknown, { fallback }: RuleValues): true | string => {
  const minutes = Number(text);
  const fits = Number.isInteger(minutes) && minutes >= 1 && minutes <= ruleLimits.alarm.value;
  return fallback !== 'common' || fits || ruleLimits.alarm.message;
};

export const RULE_FIELDS: FieldChecks<RuleValues> = {
  name: {
    label: 'Nom',
    check: {
      maxLength: limits.name,
      validate: (text) => String(text).trim() !== '' || ruleLimits.name.message,
    },
  },
  conditions: { label: 'Conditions', check: { validate: wellConditioned } },
  targetKind: { label: 'Attribution' },
  advisers: { label: 'Conseillers', check: { validate: wellNamed } },
  capacity: { label: 'Capacité' },
  absences: { label: 'Absences' },
  hours: { label: 'Horaires' },
  fallback: { label: 'Repli' },
  alarmMinutes: { label: 'Alarme', check: { validate: soonEnough } },
  stops: { label: 'Arrêt' },
  active: { label: 'Active' },
};

export const TARGETS = Object.entries(TARGET_LABELS);

function targetOf({ targetKind, advisers }: RuleValues): Target {
  const kind = targetKind as Target['kind'];
  const shares = advisersOf(advisers);
  switch (kind) {
    case 'adviser':
      return { kind, agentId: shares[0]?.agentId ?? 0 };
    case 'weighted':
      return { kind, shares };
    case 'round-robin':
    case 'least-loaded':
      return { kind, agentIds: shares.map(({ agentId }) => agentId) };
    default:
      return { kind };
  }
}

export const bodyOf = (values: RuleValues): RuleFields => ({
  name: values.name,
  active: values.active,
  conditions: conditionsOf(values.conditions),
  target: targetOf(values),
  limits: { capacity: values.capacity, absences: values.absences, hours: values.hours },
  fallback:
    values.fallback === 'common' ? { kind: 'common', alarmMinutes: Number(values.alarmMinutes) } : { kind: 'default' },
  stops: values.stops,
});

/** `advisers`: of the house today, none while they are not read. Who has left it is named no more, or nobody could save the rule. */
export const valuesOf = (
  { name, active, conditions, target, limits: asked, fallback, stops }: StaffRule,
  advisers: readonly { readonly id: number }[],
): RuleValues => ({
  name,
  active,
  conditions: JSON.stringify(conditions),
  targetKind: target.kind,
  advisers: JSON.stringify(
    (target.kind === 'weighted' ? target.shares : namedBy(target).map((agentId) => ({ agentId, weight: 1 }))).filter(
      ({ agentId }) => advisers.length === 0 || advisers.some(({ id }) => id === agentId),
    ),
  ),
  ...asked,
  fallback: fallback.kind,
  alarmMinutes: fallback.kind === 'common' ? String(fallback.alarmMinutes) : NO_RULE.alarmMinutes,
  stops,
});
