import { deleted, type RetentionRule } from '../retention/retention-rule';

const BATCH = 5000;
const inBatches = (table: string, where: string): string =>
  deleted(`${table} where id in (select id from ${table} where ${where} limit ${BATCH})`);

/** Rows hold ids alone. What failed stays as long as somebody may still want to replay it. */
export const outboxRetention: readonly RetentionRule[] = [
  {
    name: 'effects-done',
    batch: BATCH,
    remove: inBatches('effect', `state in ('done', 'cancelled') and done_at < now() - interval '30 days'`),
    oldest: `select min(done_at) as oldest from effect where state in ('done', 'cancelled')`,
  },
  {
    name: 'effects-dead',
    batch: BATCH,
    remove: inBatches('effect', `state = 'dead' and done_at < now() - interval '90 days'`),
    oldest: `select min(done_at) as oldest from effect where state = 'dead'`,
  },
  {
    name: 'events',
    batch: BATCH,
    remove: inBatches(
      'event',
      `relayed_at is not null and occurred_at < now() - interval '12 months'
         and not exists (select 1 from effect where effect.event_id = event.id)`,
    ),
    oldest: 'select min(occurred_at) as oldest from event',
  },
];
