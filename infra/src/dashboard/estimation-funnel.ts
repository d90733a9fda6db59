import type { EstimationFunnel } from '@pignon/domain/dashboard/dashboard';
import type { ComparedPeriod } from '@pignon/domain/dashboard/period';
import { SITE_PAGES } from '@pignon/domain/pages/site-pages';
import { parisDay } from '@pignon/domain/shared/text/french';
import type { Ask } from './asked';

/**
 * Of the same requests from step to step, but for the views, of which nobody is known: the conversation of each was
 * opened in the moment in which it was begun.
 */
const FUNNEL = `
  select (select coalesce(sum(count), 0)::int from visit_count where kind = 'page' and subject = $2 and day >= $3::date) as views,
    count(*)::int as started, count(submitted_at)::int as submitted,
    (select count(first_answered_at)::int from thread
      where source = 'estimation' and created_at >= $1 and state <> 'spam') as answered
  from estimation where started_at >= $1 and not quarantined`;

export async function estimationFunnel(ask: Ask, { from }: ComparedPeriod): Promise<EstimationFunnel> {
  const [row] = await ask<EstimationFunnel & Record<string, number>>(FUNNEL, [
    from,
    SITE_PAGES.estimation,
    parisDay(from),
  ]);
  if (!row) throw new Error('A count answers one row');
  const { views, started, submitted, answered } = row;
  return { views, started, submitted, answered };
}
