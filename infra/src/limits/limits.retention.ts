import { dated, type RetentionRule } from '../retention/retention-rule';

/** Counts and keys that have run out say nothing any more: keys 72 hours after their form, as the privacy page says. */
export const limitsRetention: readonly RetentionRule[] = [
  dated({
    name: 'rate-limits',
    keptFor: '0 hours',
    table: 'rate_limit',
    at: 'to_timestamp(expire / 1000.0)',
    due: 'expire < extract(epoch from $1::timestamptz) * 1000',
    everyMinutes: 10,
  }),
  dated({
    name: 'idempotency-keys',
    keptFor: '72 hours',
    table: 'idempotency_key',
    at: `expires_at - interval '72 hours'`,
    due: `expires_at < $1::timestamptz + interval '72 hours'`,
    everyMinutes: 10,
  }),
];
