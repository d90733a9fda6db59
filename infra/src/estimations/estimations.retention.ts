import type { RetentionRule } from '../retention/retention-rule';

/** Each takes its conversation and its words along: short enough that nobody waits for them. */
const BATCH = 1_000;
const PAST = 'from estimation where submitted_at is null and started_at < $1';

/**
 * An estimation that was begun and never sent: thirty days, then only the day's counts of steps say that it was. Whoever
 * made no other contact is forgotten with it.
 */
export const abandonedEstimationsRetention: RetentionRule = {
  name: 'abandoned-estimations',
  keptFor: '30 days',
  past: `select started_at as at ${PAST}`,
  remove: `with gone as (
      delete from estimation where id in (
        select id ${PAST} limit ${BATCH}
      ) returning id, email
    ), people as (
      delete from prospect using gone
      where prospect.email = gone.email and prospect.told_by = gone.id::text
        and not exists (select 1 from estimation other
          where other.email = gone.email and (other.submitted_at is not null or other.started_at >= $1))
        and not exists (select 1 from contact_message where contact_message.email = gone.email)
        and not exists (select 1 from appointment where appointment.email = gone.email)
        and not exists (select 1 from off_market_client where off_market_client.email = gone.email)
        and not exists (select 1 from prospect_words where prospect_words.email = gone.email)
    )
    select count(*)::int as removed from gone`,
  batch: BATCH,
  oldest: 'select min(started_at) as oldest from estimation where submitted_at is null',
};
