import { Migration } from '@mikro-orm/migrations';

/**
 * D14: whom a property may interest, as it was published, until somebody has looked; and criteria found by what a property
 * is, so that a publication reads those of its place, type and transaction alone.
 */
export class Migration20261207002100 extends Migration {
  override up(): void {
    for (const statement of STATEMENTS) this.addSql(statement);
  }

  override down(): void {
    throw new Error('Restore a backup instead of going back.');
  }
}

/** SQL: each of a list, after a letter; the letter and a star where nothing is said. */
const each = (letter: string, name: string): string =>
  `case when jsonb_array_length(coalesce(asked->'${name}', '[]')) = 0 then array['${letter}:*']
    else array(select '${letter}:' || said from jsonb_array_elements_text(asked->'${name}') said) end`;

const STATEMENTS: readonly string[] = [
  `create table property_matching (
    property_id integer primary key,
    matched_at timestamptz not null default now(),
    people integer not null,
    seen_at timestamptz,
    seen_by uuid
  )`,
  'create index property_matching_unseen on property_matching (property_id) where seen_at is null and people > 0',
  `create table property_match (
    property_id integer not null references property_matching (property_id) on delete cascade,
    person_id uuid not null references prospect (id) on delete cascade,
    score smallint not null,
    parts jsonb not null,
    primary key (property_id, person_id)
  )`,
  'create index property_match_person on property_match (person_id)',
  // 'l:lyon-69' and 'l:69' of a town, 'l:r84' of a region: near ones are looked at too.
  `create function criteria_keys(asked jsonb) returns text[] language sql immutable parallel safe
     set search_path = pg_catalog, pg_temp as $$
     select ${each('t', 'transactions')} || ${each('n', 'natures')} || case
       when jsonb_array_length(coalesce(asked->'cities', '[]')) + jsonb_array_length(coalesce(asked->'regions', '[]')) = 0
         then array['l:*']
       else array(select 'l:' || said from jsonb_array_elements_text(coalesce(asked->'cities', '[]')) said
         union select 'l:' || substring(said from '-([0-9][0-9ab][0-9]?)$') from jsonb_array_elements_text(coalesce(asked->'cities', '[]')) said
           where said ~ '-[0-9][0-9ab][0-9]?$'
         union select 'l:r' || said from jsonb_array_elements_text(coalesce(asked->'regions', '[]')) said) end
   $$`,
  'create index prospect_criteria_keys on prospect_criteria using gin (criteria_keys(criteria))',
  `create index estimation_type on estimation (coalesce(submission->>'propertyType', '')) where submission is not null and not quarantined`,
];
