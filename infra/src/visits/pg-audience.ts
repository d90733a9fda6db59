import type { AudienceReport } from '@pignon/domain/visits/audience-report';
import type { VisitEvent } from '@pignon/domain/visits/visit-events';
import { bucketOf } from '@pignon/domain/visits/vitals';
import type { Pool } from 'pg';

const TODAY = `(now() at time zone 'Europe/Paris')::date`;

// In one order for everybody, so that two visits never wait for each other crosswise. A property that is not there
// counts nothing: a stranger cannot grow the table.
const COUNT = `
  insert into visit_count as known (day, kind, subject, count)
  select ${TODAY}, kind, subject, count(*)
  from unnest($1::text[], $2::text[]) as visit (kind, subject)
  where kind <> 'property' or exists (
    select from property where id = case when kind = 'property' then subject::int end
  )
  group by kind, subject order by kind, subject
  on conflict (day, kind, subject) do update set count = known.count + excluded.count`;

const MEASURE = `
  insert into vital_count as known (day, page, vital, bucket, count)
  select ${TODAY}, page, vital, bucket, count(*)
  from unnest($1::text[], $2::text[], $3::smallint[]) as measured (page, vital, bucket)
  group by page, vital, bucket order by page, vital, bucket
  on conflict (day, page, vital, bucket) do update set count = known.count + excluded.count`;

const COUNT_SHEET = `
  insert into visit_count as known (day, kind, subject, count)
  select ${TODAY}, 'sheet', id::text, 1 from property where id = $1
  on conflict (day, kind, subject) do update set count = known.count + 1`;

const OF_KIND = (kind: string) => `where kind = '${kind}' and day between $1 and $2`;

const DAYS = `
  select to_char(period.day, 'YYYY-MM-DD') as day, coalesce(sum(count), 0)::int as views
  from generate_series($1::date, $2::date, '1 day') as period (day)
  left join visit_count on visit_count.day = period.day and kind = 'page'
  group by period.day order by period.day`;

const PAGES = `
  select subject as page, sum(count)::int as views from visit_count ${OF_KIND('page')}
  group by subject order by views desc, subject`;

const PROPERTIES = `
  select property.id, property.title, sum(count)::int as views
  from visit_count join property on property.id::text = subject ${OF_KIND('property')}
  group by property.id, property.title order by views desc, property.id limit 10`;

const STEPS = `
  select subject as step, sum(count)::int as count from visit_count ${OF_KIND('step')} group by subject`;

const VITALS = `
  select page, vital, json_agg(json_build_object('bucket', bucket, 'count', count) order by bucket) as histogram
  from (
    select page, vital, bucket, sum(count)::int as count from vital_count
    where day between $1 and $2 group by page, vital, bucket
  ) as measured
  group by page, vital order by page, vital`;

/** Counts per day; of whom, nobody knows. */
export class PgAudience {
  constructor(private readonly pool: Pool) {}

  async count(events: readonly VisitEvent[]): Promise<void> {
    const visits = events.flatMap((event) => (event.kind === 'vital' ? [] : [[event.kind, subjectOf(event)] as const]));
    if (visits.length > 0) {
      await this.pool.query('select move_seen_window()');
      await this.pool.query(COUNT, [visits.map(([kind]) => kind), visits.map(([, subject]) => subject)]);
    }
    const measures = events.filter((event) => event.kind === 'vital');
    if (measures.length > 0)
      await this.pool.query(MEASURE, [
        measures.map(({ page }) => page),
        measures.map(({ vital }) => vital),
        measures.map(({ vital, value }) => bucketOf(vital, value)),
      ]);
  }

  /** A sheet was downloaded: no beacon tells it. */
  async countSheet(propertyId: number): Promise<void> {
    await this.pool.query(COUNT_SHEET, [propertyId]);
  }

  async report(from: string, to: string): Promise<AudienceReport> {
    const read = async <Row>(sql: string) => (await this.pool.query(sql, [from, to])).rows as Row[];
    const [days, pages, properties, steps, vitals] = await Promise.all([
      read<AudienceReport['days'][number]>(DAYS),
      read<AudienceReport['pages'][number]>(PAGES),
      read<AudienceReport['properties'][number]>(PROPERTIES),
      read<AudienceReport['steps'][number]>(STEPS),
      read<AudienceReport['vitals'][number]>(VITALS),
    ]);
    return { from, to, days, pages, properties, steps, vitals };
  }
}

function subjectOf(event: Exclude<VisitEvent, { kind: 'vital' }>): string {
  if (event.kind === 'page') return event.page;
  return event.kind === 'property' ? String(event.id) : event.step;
}
