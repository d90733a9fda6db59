import type { AuditEntry } from '@pignon/domain/shared/audit-entry';
import {
  type PeoplePage,
  type PersonFile,
  type PersonMoment,
  type Stage,
  STAGES,
  type StaffPerson,
} from '@pignon/domain/prospects/staff-person';
import { foldText } from '@pignon/domain/shared/text/slug';
import type { Pool } from 'pg';
import { auditLine } from '../audit/audit-line';
import { PERSON_HISTORY } from './person-history';

export interface PeopleWanted {
  readonly q?: string | undefined;
  readonly stage?: Stage | undefined;
  readonly page: number;
  readonly size: number;
}

interface StageChange {
  readonly stage: Stage;
  readonly lostReason: string | null;
  readonly version: number;
}

/** What of a prospect stands beside his row; each by an index on the address. */
const BESIDE = `left join lateral (
    select max(last_at) as last_at, array_agg(distinct source) as sources,
      (array_agg(agent_id order by last_at desc) filter (where agent_id is not null))[1] as agent_id
    from thread where thread.email = kept.email
  ) talk on true
  left join agent on agent.id = talk.agent_id
  left join lateral (select company from off_market_client client where client.email = kept.email) client on true
  left join lateral (
    select case when (coalesce(submission, contact)->>'isOwner')::boolean then 'Propriétaire' else 'Locataire' end as profile
    from estimation where estimation.email = kept.email and not quarantined order by started_at desc limit 1
  ) asked on true
  left join lateral (
    select given.consent || jsonb_build_object('at', given.at) as consent from (
      select details->'consent' as consent, received_at as at from contact_message where email = kept.email
      union all select coalesce(submission, contact)->'consent', coalesce(submitted_at, started_at)
        from estimation where email = kept.email
      union all select request.consent, requested_at from access_request request
        join off_market_client client on client.id = client_id where client.email = kept.email
      union all select consent, booked_at from appointment where email = kept.email
    ) given where given.consent is not null order by given.at desc limit 1
  ) agreed on true`;

const PERSON = `kept.id, kept.email, kept.name, kept.phone, client.company, asked.profile,
  coalesce(talk.sources, '{}') as sources, coalesce(talk.last_at, kept.created_at) as "lastAt", agent.name as adviser,
  kept.stage, kept.lost_reason as "lostReason", agreed.consent, kept.version`;

/** Each a pattern, as the column is folded; signs alone are found nowhere. */
const wordsOf = (typed = ''): string[] => {
  const words = foldText(typed)
    .split(/[\s%_\\]+/)
    .filter(Boolean);
  return typed.trim() && words.length === 0 ? ['nothing'] : words.map((word) => `%${word}%`);
};

/** E12: prospects as staff read them. */
export class PgPeople {
  constructor(private readonly pool: Pool) {}

  async page({ q, stage, page, size }: PeopleWanted): Promise<PeoplePage> {
    const words = wordsOf(q);
    const found = `(select * from prospect where ${words.map((_, at) => `words like $${at + 1}`).join(' and ') || 'true'}) found`;
    const next = words.length;
    const [items, stages] = await Promise.all([
      this.pool.query<StaffPerson>(
        `select ${PERSON} from (
           select * from ${found} where $${next + 1}::text is null or stage = $${next + 1}
           order by created_at desc, id limit $${next + 2} offset $${next + 3}
         ) kept ${BESIDE} order by kept.created_at desc, kept.id`,
        [...words, stage ?? null, size, (page - 1) * size],
      ),
      this.pool.query<{ stage: Stage; count: number }>(
        `select stage, count(*)::int as count from ${found} group by stage`,
        words,
      ),
    ]);
    const counts = new Map(stages.rows.map((row) => [row.stage, row.count]));
    const all = Object.fromEntries(STAGES.map((one) => [one, counts.get(one) ?? 0])) as Record<Stage, number>;
    const total = stage ? all[stage] : Object.values(all).reduce((sum, count) => sum + count, 0);
    return { items: items.rows, total, stages: all };
  }

  async file(id: string): Promise<PersonFile | null> {
    const { rows } = await this.pool.query<StaffPerson>(
      `select ${PERSON} from (select * from prospect where id = $1) kept ${BESIDE}`,
      [id],
    );
    const [person] = rows;
    if (!person) return null;
    const history = await this.pool.query<PersonMoment>(PERSON_HISTORY, [person.email, person.name]);
    return { person, history: history.rows };
  }

  /** False where somebody else changed it meanwhile. */
  async move(id: string, { stage, lostReason, version }: StageChange, line: AuditEntry): Promise<boolean> {
    const values: unknown[] = [id, stage, lostReason, version];
    const noted = auditLine({ ...line, target: id, detail: { stage } }, values, { from: 'moved' });
    const { rowCount } = await this.pool.query(
      `with moved as (
         update prospect set stage = $2, lost_reason = $3, version = version + 1 where id = $1 and version = $4 returning 1
       ), line as (${noted}) select 1 from moved`,
      values,
    );
    return rowCount === 1;
  }
}
