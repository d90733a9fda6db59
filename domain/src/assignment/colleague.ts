import type { Limits } from './assignment-rule';

/** An adviser as far as it is decided whether a request is for them. */
export interface Colleague {
  readonly id: number;
  readonly name: string;
  readonly active: boolean;
  readonly isDefault: boolean;
  /** How many requests may wait for them at once; null: any number. */
  readonly capacity: number | null;
  /** How many wait for them now. */
  readonly open: number;
  readonly absent: boolean;
  readonly onHours: boolean;
}

/** Why a request cannot be theirs; null where it can. */
export function unavailable(colleague: Colleague, limits: Limits): string | null {
  const { name, active, absent, onHours, capacity, open } = colleague;
  if (!active) return `${name} n’est plus actif`;
  if (limits.absences && absent) return `${name} est absent`;
  if (limits.hours && !onHours) return `${name} est hors de ses horaires`;
  if (limits.capacity && capacity !== null && open >= capacity)
    return `${name} a déjà ${open} demande${open > 1 ? 's ouvertes' : ' ouverte'}`;
  return null;
}
