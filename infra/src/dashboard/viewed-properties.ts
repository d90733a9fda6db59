import type { ViewedProperty } from '@pignon/domain/dashboard/dashboard';
import type { ComparedPeriod } from '@pignon/domain/dashboard/period';
import { parisDay } from '@pignon/domain/shared/text/french';
import type { Ask } from './asked';

interface Row {
  readonly id: number;
  readonly title: string;
  readonly now: number;
  readonly before: number;
}

/** The ten that were looked at most; what they were before is looked up of them alone. */
const VIEWED = `
  select most.id, most.title, most.now, coalesce((select sum(count)::int from visit_count
      where kind = 'property' and subject = most.id::text and day >= $2::date and day < $1::date), 0) as before
  from (
    select property.id, property.title, seen.now from (
      select subject, sum(count)::int as now from visit_count where kind = 'property' and day >= $1::date group by subject
    ) seen join property on property.id::text = seen.subject where deleted_at is null
    order by seen.now desc, property.id limit 10
  ) most order by most.now desc, most.id`;

export async function viewedProperties(ask: Ask, { from, before }: ComparedPeriod): Promise<readonly ViewedProperty[]> {
  const rows = await ask<Row>(VIEWED, [parisDay(from), parisDay(before)]);
  return rows.map(({ id, title, ...views }) => ({ id, title, views }));
}
