import type { MatchedProperty } from '@pignon/domain/prospects/matching/matched-property';
import { matchScore } from '@pignon/domain/prospects/matching/match-score';
import { type PersonMatch, type PropertyMatch, ranked } from '@pignon/domain/prospects/matching/matches';
import { obstacleOf } from '@pignon/domain/prospects/proposals/obstacle';
import type { StaffPerson } from '@pignon/domain/prospects/staff-person';
import type { Pool } from 'pg';
import { Values } from '../listings/catalogue/values';
import type { PgPeople } from './pg-people';
import { ASKS } from './person-beside';
import { standingsOf } from './proposals/standings';

type Judged = Pick<PersonMatch, 'person' | 'score' | 'parts'>;
type PropertyRow = MatchedProperty & Pick<PropertyMatch, 'id' | 'title' | 'offMarket'>;

/** Between the two readings. */
const GONE = 'Ses données viennent d’être effacées';
/** More is judged of nobody at once. */
const MOST_JUDGED = 5_000;

const PROPERTY = `property.id, title, gated as "offMarket", transaction_type as transaction, nature, commune as city,
  city_slug as "citySlug", city_key as "cityKey", department, region, (price_cents / 100.0)::float8 as price, surface_m2 as surface,
  yield_percent as yield, occupancy_status as occupancy`;
const KEPT = 'deleted_at is null';
export const OFFERED = `${KEPT} and unpublished_at is null and not internal_only and available`;

/** SQL: whose access to property `id` is open, by person. */
const ADMITTED = (id: string): string => `select person_id from prospect join open_access using (email)
  where open_access.property_id is null or open_access.property_id = ${id}`;

/** SQL: when a person last asked about a property by themselves. */
const ASKED_ABOUT = (person: string, property: string): string => `(select max(thread.created_at) from thread
  where thread.property_id = ${property} and thread.state <> 'spam' and ${ASKS}
    and thread.email in (select email from prospect where person_id = ${person}))`;

/** Who looks for what the house has (D14). Nobody hears of an off-market property by it who may not open it. */
export class PgMatches {
  constructor(
    private readonly pool: Pool,
    private readonly people: PgPeople,
  ) {}

  /** Of a property that is there, published or not: whom it may interest, the best first. Null where there is none. */
  async ofProperty(id: number): Promise<readonly PersonMatch[] | null> {
    const found = await this.judged(id, KEPT);
    return found && (await this.withStanding(id, found));
  }

  /** Of a property that is offered now, and of no other one. */
  ofOffered(id: number): Promise<readonly Judged[] | null> {
    return this.judged(id, OFFERED);
  }

  private async judged(id: number, which: string): Promise<readonly Judged[] | null> {
    const { rows } = await this.pool.query<PropertyRow>(`select ${PROPERTY} from property where id = $1 and ${which}`, [
      id,
    ]);
    const [property] = rows;
    if (!property) return null;
    const people = await this.people.among(candidates(property), MOST_JUDGED);
    const matches = people.flatMap((person) => {
      const match = matchScore(person.criteria.criteria, property);
      return match ? [{ ...match, person: shown(person) }] : [];
    });
    return ranked(matches);
  }

  private async withStanding(property: number, matches: readonly Judged[]): Promise<readonly PersonMatch[]> {
    const ids = matches.map(({ person }) => person.id);
    const standings = new Map((await standingsOf(this.pool, property, ids)).map((one) => [one.id, one]));
    return matches.map((match) => {
      const standing = standings.get(match.person.id);
      return {
        ...match,
        obstacle: standing ? obstacleOf(standing) : GONE,
        draftIn: standing?.draftIn ?? null,
        proposedAt: standing?.proposedAt ?? null,
        askedAt: standing?.askedAt ?? null,
      };
    });
  }

  /** Of a person: what is offered now and may interest them, the best first. Null where they are not there. */
  async ofPerson(id: string): Promise<readonly PropertyMatch[] | null> {
    const person = (await this.people.file(id))?.person;
    if (!person) return null;
    const { rows } = await this.pool.query<PropertyRow & { readonly askedAt: Date | null }>(
      `select ${PROPERTY}, ${ASKED_ABOUT('$1::uuid', 'property.id')} as "askedAt" from property where ${OFFERED}
         and (not gated or $1::uuid in (${ADMITTED('property.id')}))
       order by published_at desc limit ${MOST_JUDGED}`,
      [person.id],
    );
    const matches = rows.flatMap((property) => {
      const match = matchScore(person.criteria.criteria, property);
      const { id: number, title, city, offMarket, askedAt } = property;
      return match ? [{ ...match, id: number, title, city, offMarket, askedAt: askedAt?.toISOString() ?? null }] : [];
    });
    return ranked(matches);
  }
}

/** SQL on prospect: who may look for such; those who are won or lost look no more. */
const candidates =
  ({ id, offMarket, transaction, nature, department, region, cityKey, citySlug }: PropertyRow) =>
  (values: Values): string => {
    const [kinds, types, places] = [
      ['t:*', `t:${transaction}`],
      ['n:*', `n:${nature}`],
      ['l:*', `l:${cityKey}`, `l:${citySlug}`, `l:${department}`, `l:r${region}`],
    ].map((any) => `${values.add(any)}::text[]`);
    // Any of each of these is asked for, by an index (criteria_keys).
    const looked = (said: string): string =>
      [kinds, types, places].map((any) => `criteria_keys(${said}) && ${any}`).join(' and ');
    const asked = `select person_id from prospect join thread using (email) join property wanted on wanted.id = thread.property_id
      where thread.${ASKS} and thread.state <> 'spam' and wanted.transaction_type = ${values.add(transaction)}
        and (wanted.nature = ${values.add(nature)} or wanted.department = ${values.add(department)})
      union select person_id from prospect join thread using (email) join contact_message message on message.id = thread.source_id
        where thread.source = 'chat' and message.details ? 'sought' and ${looked(`message.details->'sought'`)}
      union select prospect_id from prospect_criteria where ${looked('criteria')}`;
    return `stage not in ('won', 'lost') and id in (${asked})${
      offMarket ? ` and id in (${ADMITTED(`${values.add(id)}::int`)})` : ''
    }`;
  };

const shown = ({ id, name, email, stage, adviser, consent, criteria }: StaffPerson): PersonMatch['person'] => ({
  id,
  name,
  email,
  stage,
  adviser,
  consent,
  origin: criteria.origin,
});
