import type { PropertyFields } from '../property-fields';

/** D09: what blocks keeps a property from being published; a warning and an information are told and block nothing. */
export type CheckLevel = 'blocking' | 'warning' | 'information';

/** The part of the form (E03) that mends it. */
export type CheckTab =
  | 'essentiel'
  | 'adresse'
  | 'surfaces'
  | 'prix'
  | 'occupation'
  | 'diagnostics'
  | 'medias'
  | 'documents'
  | 'referencement';

export interface Check {
  readonly id: string;
  readonly level: CheckLevel;
  readonly passed: boolean;
  /** What is missing, or what is well. */
  readonly text: string;
  readonly tab: CheckTab;
}

/** What the checks are read from: the fields, F46's confirmation, and 'YYYY-MM-DD' of the day in Paris. */
export interface Checked extends PropertyFields {
  readonly ownerAuthorised: boolean;
  readonly today: string;
}

export interface Policy extends Pick<Check, 'id' | 'level' | 'tab'> {
  /** Absent: it is asked of every property. */
  readonly asked?: (property: Checked) => boolean;
  readonly well: string;
  /** What is missing, as a sentence; null: nothing. */
  readonly fault: (property: Checked) => string | null;
}

/** A policy that asks for one thing. */
export const missing =
  (isMissing: (property: Checked) => boolean, sentence: string): Policy['fault'] =>
  (property) =>
    isMissing(property) ? sentence : null;

export const isUnsaid = (value: string | number | null): boolean =>
  value === null || (typeof value === 'string' && value.trim() === '');

export const unreadable = (what: string, said: string | null): string =>
  `${what} «\u00a0${said}\u00a0» ne se lit pas comme une date (JJ/MM/AAAA).`;
