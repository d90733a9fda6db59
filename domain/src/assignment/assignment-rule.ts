import type { Conditions } from './conditions/groups';

/** Whom a rule gives a request to (E06). No ids: whoever answers today. */
export type Target =
  | { readonly kind: 'property' }
  | { readonly kind: 'last' }
  | { readonly kind: 'adviser'; readonly agentId: number }
  | { readonly kind: 'round-robin'; readonly agentIds: readonly number[] }
  | { readonly kind: 'weighted'; readonly shares: readonly Share[] }
  | { readonly kind: 'least-loaded'; readonly agentIds: readonly number[] };

export interface Share {
  readonly agentId: number;
  readonly weight: number;
}

export const TARGET_LABELS: Readonly<Record<Target['kind'], string>> = {
  property: 'Conseiller du bien',
  adviser: 'Conseiller précis',
  'round-robin': 'Tour de rôle',
  weighted: 'Tour de rôle pondéré',
  'least-loaded': 'Moins chargé',
  last: 'Même conseiller que la dernière fois',
};

/** What an adviser must have to be given a request; one who answers no more is never given any. */
export interface Limits {
  readonly capacity: boolean;
  readonly absences: boolean;
  readonly hours: boolean;
}

/** Who has it when nobody whom the rule names is free. */
export type Fallback =
  | { readonly kind: 'default' }
  /** 'File commune': whoever takes it; the agency is told when nobody did for so long. */
  | { readonly kind: 'common'; readonly alarmMinutes: number };

export interface RuleFields {
  readonly name: string;
  readonly active: boolean;
  readonly conditions: Conditions;
  readonly target: Target;
  readonly limits: Limits;
  readonly fallback: Fallback;
  /** With nobody free: true, it is left to the fallback; false, the rules below are asked first. */
  readonly stops: boolean;
}

export interface AssignmentRule extends RuleFields {
  readonly id: number;
}
