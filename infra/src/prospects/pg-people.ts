import type { AuditEntry } from '@pignon/domain/shared/audit-entry';
import type { Criteria } from '@pignon/domain/prospects/criteria/criteria';
import type { Merge } from '@pignon/domain/prospects/merge';
import {
  LostWithoutReason,
  MOST_CARDS,
  type PeopleBoard,
  type PeoplePage,
  type PersonFile,
  type PersonMoment,
  type PersonThread,
  type Stage,
  STAGES,
  type StaffPerson,
} from '@pignon/domain/prospects/staff-person';
import type { Pool } from 'pg';
import { auditLine } from '../audit/audit-line';
import { lastChange } from '../audit/last-change';
import { Values } from '../listings/catalogue/values';
import { type PeopleFilters, peopleCondition } from './people-conditions';
import { BESIDE, PERSON, type PersonRow, toPerson } from './person-beside';
import { PERSON_HISTORY } from './person-history';
import { PERSON_THREADS } from './person-threads';
import { MERGES } from './person-merges';

interface StageChange {
  readonly stage: Stage;
  readonly lostReason: string | null;
  readonly version: number;
}

interface Slice {
  readonly page: number;
  readonly size: number;
}

const NEWEST = 'created_at desc, id';

/** E12: prospects as staff read them. */
export class PgPeople {
  constructor(private readonly pool: Pool) {}

  async page(filters: PeopleFilters, { page, size }: Slice): Promise<PeoplePage> {
    const [items, stages] = await Promise.all([this.some(filters, size, (page - 1) * size), this.stages(filters)]);
    const total = filters.stage ? stages[filters.stage] : Object.values(stages).reduce((sum, count) => sum + count, 0);
    return { items, total, stages };
  }

  /** Whatever stage is asked for: each has its column. */
  async board(filters: PeopleFilters): Promise<PeopleBoard> {
    const values = new Values();
    const condition = peopleCondition(filters, values);
    const [items, stages] = await Promise.all([
      this.people(
        `(select * from (select *, row_number() over (partition by stage order by ${NEWEST}) as place
          from prospect where ${condition}) placed where place <= ${values.add(MOST_CARDS)})`,
        values,
      ),
      this.stages(filters),
    ]);
    return { items, stages };
  }

  some(filters: PeopleFilters, size: number, offset = 0): Promise<StaffPerson[]> {
    const values = new Values();
    const stage = filters.stage ? ` and stage = ${values.add(filters.stage)}` : '';
    const condition = peopleCondition(filters, values) + stage;
    return this.people(
      `(select * from prospect where ${condition} order by ${NEWEST} limit ${values.add(size)} offset ${values.add(offset)})`,
      values,
    );
  }

  /** The newest of whom the condition, SQL on prospect, is true. */
  among(condition: (values: Values) => string, most: number): Promise<StaffPerson[]> {
    const values = new Values();
    const asked = condition(values);
    return this.people(
      `(select * from prospect where merged_into is null and ${asked} order by ${NEWEST} limit ${values.add(most)})`,
      values,
    );
  }

  /** Of somebody who was put together with another one: the whole person's. */
  async file(id: string): Promise<PersonFile | null> {
    const values = new Values();
    const [person] = await this.people(
      `(select * from prospect where id = (select person_id from prospect where id = ${values.add(id)}))`,
      values,
    );
    if (!person) return null;
    const emails = [person.email, ...person.otherEmails];
    const [threads, history, merges] = await Promise.all([
      this.pool.query<PersonThread>(PERSON_THREADS, [emails]),
      this.pool.query<PersonMoment>(PERSON_HISTORY, [emails, person.name, person.id]),
      this.pool.query<Merge>(MERGES, [person.id]),
    ]);
    return { person, threads: threads.rows, history: history.rows, merges: merges.rows };
  }

  /** False where somebody else changed it meanwhile. Rejects with LostWithoutReason. */
  async move(id: string, { stage, lostReason, version }: StageChange, line: AuditEntry): Promise<boolean> {
    if (stage === 'lost' && !lostReason) throw new LostWithoutReason();
    const values: unknown[] = [id, stage, stage === 'lost' ? lostReason : null, version];
    const noted = auditLine({ ...line, target: id, detail: { stage } }, values, { from: 'moved' });
    const { rowCount } = await this.pool.query(
      `with moved as (
         update prospect set stage = $2, lost_reason = $3, version = version + 1 where id = $1 and version = $4 returning 1
       ), line as (${noted}) select 1 from moved`,
      values,
    );
    return rowCount === 1;
  }

  /** Null takes back what was written down: what they asked counts again. False where it changed meanwhile, or they are gone. */
  async note(
    id: string,
    { criteria, version }: { readonly criteria: Criteria | null; readonly version: number },
    line: AuditEntry,
  ): Promise<boolean> {
    const values: unknown[] = criteria ? [id, version, JSON.stringify(criteria), line.accountId] : [id, version];
    const written = criteria
      ? `insert into prospect_criteria (prospect_id, criteria, account_id)
           select id, $3::jsonb, $4::uuid from prospect where id = $1
             and ($2::int = 0 or exists (select from prospect_criteria where prospect_id = $1))
         on conflict (prospect_id) do update set criteria = excluded.criteria, account_id = excluded.account_id,
           written_at = now(), version = prospect_criteria.version + 1
           where prospect_criteria.version = $2 returning 1`
      : 'delete from prospect_criteria where prospect_id = $1 and version = $2 returning 1';
    const noted = auditLine({ ...line, target: id, detail: { byHand: criteria !== null } }, values, {
      from: 'written',
    });
    const { rowCount } = await this.pool.query(
      `with written as (${written}), line as (${noted}) select 1 from written`,
      values,
    );
    return rowCount === 1;
  }

  lastChange(id: string): ReturnType<typeof lastChange> {
    return lastChange(this.pool, 'prospects', id);
  }

  private async people(kept: string, values: Values): Promise<StaffPerson[]> {
    const { rows } = await this.pool.query<PersonRow>(
      `select ${PERSON} from ${kept} kept ${BESIDE} order by kept.created_at desc, kept.id`,
      values.all,
    );
    return rows.map(toPerson);
  }

  /** How many stand where, whatever the stage that is shown. */
  private async stages(filters: PeopleFilters): Promise<Record<Stage, number>> {
    const values = new Values();
    const { rows } = await this.pool.query<{ stage: Stage; count: number }>(
      `select stage, count(*)::int as count from prospect where ${peopleCondition(filters, values)} group by stage`,
      values.all,
    );
    const counts = new Map(rows.map(({ stage, count }) => [stage, count]));
    return Object.fromEntries(STAGES.map((one) => [one, counts.get(one) ?? 0])) as Record<Stage, number>;
  }
}
