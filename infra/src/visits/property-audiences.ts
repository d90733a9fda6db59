import type { ComparedPeriod } from '@pignon/domain/dashboard/period';
import {
  AUDIENCE_COUNTS,
  type AudienceCount,
  type AudienceDay,
  type PropertyAudience,
} from '@pignon/domain/dashboard/property-audience';
import { parisDay } from '@pignon/domain/shared/text/french';
import type { Pool } from 'pg';

const DAYS = `generate_series($2::date, (now() at time zone 'Europe/Paris')::date, '1 day')`;
const DAY = (at: string): string => `(${at} at time zone 'Europe/Paris')::date`;
const SINCE = `$2::date::timestamp at time zone 'Europe/Paris'`;

/** Day by day, so that each is looked up in the key of the table. */
const visits = (kind: string): string => `coalesce((select count from visit_count
  where visit_count.day = period.day and kind = '${kind}' and subject = $1::int::text), 0)`;

/** SQL: a meeting that was booked opens a conversation too, which is counted as a meeting alone. */
const AUDIENCE = `
  with contact as (
    select ${DAY('created_at')} as day, count(*)::int as n from thread
    where property_id = $1::int and state <> 'spam' and created_at >= ${SINCE}
      and not exists (select from appointment where appointment.id = thread.source_id) group by 1),
  meeting as (
    select ${DAY('booked_at')} as day, count(*)::int as n from appointment
    where property_id = $1::int and booked_at >= ${SINCE} group by 1)
  select to_char(period.day, 'YYYY-MM-DD') as day, ${visits('property')}::int as views, coalesce(contact.n, 0) as contacts,
    ${visits('sheet')}::int as sheets, coalesce(meeting.n, 0) as appointments
  from (select day::date from ${DAYS} as day) period
    left join contact on contact.day = period.day left join meeting on meeting.day = period.day
  order by period.day`;

/** How often one property is looked at and asked about (E04, Statistiques). */
export class PropertyAudiences {
  constructor(private readonly pool: Pool) {}

  async of(propertyId: number, { days, before }: ComparedPeriod): Promise<PropertyAudience> {
    const { rows } = await this.pool.query<AudienceDay>(AUDIENCE, [propertyId, parisDay(before)]);
    const each = rows.slice(-days);
    const earlier = rows.slice(0, -days);
    const compared = (name: AudienceCount) => [name, { now: sum(each, name), before: sum(earlier, name) }];
    return { days, totals: Object.fromEntries(AUDIENCE_COUNTS.map(compared)), each };
  }
}

const sum = (days: readonly AudienceDay[], name: AudienceCount): number =>
  days.reduce((total, day) => total + day[name], 0);
