import type { RequestProfile } from '../request-profile';

/** A condition as staff write it: one value of several, or an amount between two bounds, both included. */
export interface Test {
  readonly field: ConditionField;
  readonly oneOf?: readonly string[];
  readonly from?: number | null;
  readonly to?: number | null;
}

export const CONDITION_FIELDS = [
  'source',
  'transaction',
  'nature',
  'city',
  'department',
  'region',
  'budget',
  'surface',
  'occupation',
  'role',
  'temperature',
  'hour',
  'known',
] as const;
export type ConditionField = (typeof CONDITION_FIELDS)[number];

/** A request, and whether the agency is open as it comes in. */
export interface Asked {
  readonly request: RequestProfile;
  readonly open: boolean;
}

interface Named {
  readonly label: string;
}

/** One of a few values, each with what staff call it. */
export interface Choice extends Named {
  readonly kind: 'choice';
  readonly choices: Readonly<Record<string, string>>;
  said(asked: Asked): string | null;
}

/** A word that staff type. */
export interface Word extends Named {
  readonly kind: 'word';
  readonly example: string;
  /** What is compared: 'Saint-Denis' and 'saint denis' are one city. */
  folded(typed: string): string;
  /** Null where it is a word that a request may say. */
  fault(typed: string): string | null;
  said(asked: Asked): string | null;
}

/** An amount. */
export interface Range extends Named {
  readonly kind: 'range';
  readonly unit: string;
  said(asked: Asked): number | null;
}

export type Condition = Choice | Word | Range;
