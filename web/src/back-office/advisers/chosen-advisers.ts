import type { StaffAgent } from '@pignon/domain/agents/staff-agent';
import { foldText } from '@pignon/domain/shared/text/slug';
import type { Sort } from '../../staff/list/list-address';

export const ACTIVITIES = { actifs: 'Actifs', inactifs: 'Inactifs' } as const;
export type Activity = keyof typeof ACTIVITIES;
export const isActivity = (text: string | null): text is Activity => text !== null && text in ACTIVITIES;

const VALUES = {
  nom: ({ name }: StaffAgent) => name,
  biens: ({ properties }: StaffAgent) => properties,
  demandes: ({ requests }: StaffAgent) => requests,
} as const;
export const SORTED_BY = Object.keys(VALUES) as readonly (keyof typeof VALUES)[];

interface Choice {
  readonly words: string;
  readonly activity: Activity | null;
  /** Without one: the agency's own order. */
  readonly sort: Sort | undefined;
}

/** Whose name, email, phone or speciality holds each of the words, accents and capitals apart. */
export function chosenAdvisers(
  advisers: readonly StaffAgent[],
  { words, activity, sort }: Choice,
): readonly StaffAgent[] {
  const wanted = foldText(words).split(/\s+/).filter(Boolean);
  const found = advisers.filter((adviser) => {
    if (activity && adviser.active !== (activity === 'actifs')) return false;
    const { name, email, phone, specialities } = adviser;
    const text = foldText([name, email, phone, ...specialities].join(' '));
    return wanted.every((word) => text.includes(word));
  });
  if (!sort) return found;
  const value = VALUES[sort.column as keyof typeof VALUES];
  const sign = sort.descending ? -1 : 1;
  return found.toSorted((one, other) => sign * compared(value(one), value(other)));
}

const compared = (one: string | number, other: string | number): number =>
  typeof one === 'number' && typeof other === 'number' ? one - other : String(one).localeCompare(String(other), 'fr');
