import { dated, type RetentionRule } from '../retention/retention-rule';

const batch = 5000;

/**
 * Rows hold ids alone. What failed stays as long as somebody may still want to replay it. Facts first: those whose effects
 * go tonight go the next night, so that what a dry run counts is what goes.
 */
export const outboxRetention: readonly RetentionRule[] = [
  dated({
    name: 'events',
    keptFor: '12 months',
    table: 'event',
    at: 'occurred_at',
    unless: 'relayed_at is null or exists (select 1 from effect where effect.event_id = event.id)',
    batch,
  }),
  dated({
    name: 'effects-done',
    keptFor: '30 days',
    table: 'effect',
    at: 'done_at',
    where: `state in ('done', 'cancelled')`,
    batch,
  }),
  dated({ name: 'effects-dead', keptFor: '90 days', table: 'effect', at: 'done_at', where: `state = 'dead'`, batch }),
];
