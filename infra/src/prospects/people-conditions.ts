import type { UrgencyLevel } from '@pignon/domain/estimations/urgency';
import type { Profile, Stage } from '@pignon/domain/prospects/staff-person';
import { foldText } from '@pignon/domain/shared/text/slug';
import type { Values } from '../listings/values';
import { GIVEN_CONSENTS } from './person-beside';

export interface PeopleFilters {
  readonly q?: string | undefined;
  readonly source?: string | undefined;
  readonly profile?: Profile | undefined;
  readonly temperature?: UrgencyLevel | undefined;
  readonly adviser?: number | undefined;
  readonly consent?: 'yes' | 'no' | undefined;
  readonly stage?: Stage | undefined;
}

/** Each a pattern, as the column is folded; signs alone are found nowhere. */
const wordsOf = (typed: string): string[] => {
  const words = foldText(typed)
    .split(/[\s%_\\]+/)
    .filter(Boolean);
  return typed.trim() && words.length === 0 ? ['nothing'] : words.map((word) => `%${word}%`);
};

/** SQL: what their last estimation says. */
const ESTIMATED = (of: string): string => `(select ${of} from estimation
  where estimation.email = prospect.email and not quarantined order by started_at desc limit 1)`;

const ASKED: {
  readonly [Name in Exclude<keyof PeopleFilters, 'stage'>]-?: (
    value: NonNullable<PeopleFilters[Name]>,
    values: Values,
  ) => string;
} = {
  q: (typed, values) =>
    wordsOf(typed)
      .map((word) => `words like ${values.add(word)}`)
      .join(' and ') || 'true',
  source: (source, values) =>
    `exists (select from thread where thread.email = prospect.email and source = ${values.add(source)})`,
  profile: (profile, values) =>
    `${ESTIMATED(`(coalesce(submission, contact)->>'isOwner')::boolean`)} = ${values.add(profile === 'owner')}`,
  temperature: (level, values) =>
    `${ESTIMATED(`coalesce(submission, contact)->>'urgencyLevel'`)} = ${values.add(level)}`,
  adviser: (id, values) => `(select agent_id from thread where thread.email = prospect.email and agent_id is not null
    order by last_at desc limit 1) = ${values.add(id)}::int`,
  consent: (wanted) => `${wanted === 'no' ? 'not ' : ''}exists (${GIVEN_CONSENTS('prospect.email')})`,
};

/** SQL on table prospect that is true of what the filters ask for, whatever the stage. */
export function peopleCondition(filters: PeopleFilters, values: Values): string {
  const asked = Object.entries(ASKED).flatMap(([name, ask]) => {
    const value = filters[name as keyof PeopleFilters];
    return value === undefined || value === ''
      ? []
      : [(ask as (value: unknown, values: Values) => string)(value, values)];
  });
  return asked.map((one) => `(${one})`).join(' and ') || 'true';
}
