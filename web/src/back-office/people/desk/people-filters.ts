import { STAGES } from '@pignon/domain/prospects/staff-person';

/** What the address says of the list, by the name of the call's parameter. */
const ASKED = {
  texte: 'q',
  source: 'source',
  profil: 'profile',
  temperature: 'temperature',
  conseiller: 'adviser',
  consentement: 'consent',
  desinscrits: 'unsubscribed',
} as const;
export type PeopleFilter = keyof typeof ASKED | 'etape';

export const PEOPLE_FILTERS = [...Object.keys(ASKED), 'etape'] as readonly PeopleFilter[];

export const NO_FILTERS: Readonly<Record<PeopleFilter, null>> = Object.fromEntries(
  PEOPLE_FILTERS.map((name) => [name, null]),
) as Record<PeopleFilter, null>;

export const isFiltered = (query: URLSearchParams): boolean => PEOPLE_FILTERS.some((name) => query.get(name));

export const stageOf = (query: URLSearchParams) => STAGES.find((one) => one === query.get('etape')) ?? null;

/** The call's query; a board shows every stage. */
export function askedOf(query: URLSearchParams, { everyStage = false } = {}): URLSearchParams {
  const asked = new URLSearchParams();
  for (const [name, parameter] of Object.entries(ASKED)) {
    const value = query.get(name)?.trim();
    if (value) asked.set(parameter, value);
  }
  const stage = stageOf(query);
  if (stage && !everyStage) asked.set('stage', stage);
  return asked;
}
