import type { UrgencyLevel } from '@pignon/domain/estimations/urgency';
import type { Profile, Stage } from '@pignon/domain/prospects/staff-person';
import { foldText } from '@pignon/domain/shared/text/slug';
import type { Values } from '../listings/catalogue/values';
import { GIVEN_CONSENTS } from './person-beside';

export interface PeopleFilters {
  readonly q?: string | undefined;
  readonly source?: string | undefined;
  readonly profile?: Profile | undefined;
  readonly temperature?: UrgencyLevel | undefined;
  readonly adviser?: number | undefined;
  readonly consent?: 'yes' | 'no' | undefined;
  readonly unsubscribed?: 'yes' | 'no' | undefined;
  readonly stage?: Stage | undefined;
}

/** Each a pattern, as the column is folded; signs alone are found nowhere. */
const wordsOf = (typed: string): string[] => {
  const words = foldText(typed)
    .split(/[\s%_\\]+/)
    .filter(Boolean);
  return typed.trim() && words.length === 0 ? ['nothing'] : words.map((word) => `%${word}%`);
};

/** SQL: all addresses of one person. */
const THEIRS = 'any(array(select email from prospect own where own.person_id = prospect.id))';

/** SQL: what their last estimation says. */
const ESTIMATED = (of: string): string => `(select ${of} from estimation
  where estimation.email = ${THEIRS} and not quarantined order by started_at desc limit 1)`;

const ASKED: {
  readonly [Name in Exclude<keyof PeopleFilters, 'stage'>]-?: (
    value: NonNullable<PeopleFilters[Name]>,
    values: Values,
  ) => string;
} = {
  // Whichever of their addresses the words are of.
  q: (typed, values) => {
    const found = wordsOf(typed).map((word) => `words like ${values.add(word)}`);
    return found.length > 0 ? `id in (select person_id from prospect where ${found.join(' and ')})` : 'true';
  },
  source: (source, values) =>
    `exists (select from thread where thread.email = ${THEIRS} and source = ${values.add(source)})`,
  profile: (profile, values) =>
    `${ESTIMATED(`(coalesce(submission, contact)->>'isOwner')::boolean`)} = ${values.add(profile === 'owner')}`,
  temperature: (level, values) =>
    `${ESTIMATED(`coalesce(submission, contact)->>'urgencyLevel'`)} = ${values.add(level)}`,
  adviser: (id, values) => `(select agent_id from thread where thread.email = ${THEIRS} and agent_id is not null
    order by last_at desc limit 1) = ${values.add(id)}::int`,
  unsubscribed: (wanted) =>
    `${wanted === 'no' ? 'not ' : ''}exists (select from unsubscription where email = ${THEIRS} and resubscribed_at is null)`,
  consent: (wanted) => `${wanted === 'no' ? 'not ' : ''}exists (${GIVEN_CONSENTS(THEIRS)})`,
};

/** SQL on table prospect that is true of the persons whom the filters ask for, whatever the stage. */
export function peopleCondition(filters: PeopleFilters, values: Values): string {
  const asked = Object.entries(ASKED).flatMap(([name, ask]) => {
    const value = filters[name as keyof PeopleFilters];
    return value === undefined || value === ''
      ? []
      : [(ask as (value: unknown, values: Values) => string)(value, values)];
  });
  return ['merged_into is null', ...asked.map((one) => `(${one})`)].join(' and ');
}
