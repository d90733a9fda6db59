import { deleted, type RetentionRule } from '../retention/retention-rule';

/** Counts and keys that have run out say nothing any more: keys 72 hours after their form, as the privacy page says. */
export const limitsRetention: readonly RetentionRule[] = [
  {
    name: 'rate-limits',
    everyMinutes: 10,
    remove: deleted('rate_limit where expire < extract(epoch from now()) * 1000'),
  },
  {
    name: 'idempotency-keys',
    everyMinutes: 10,
    remove: deleted('idempotency_key where expires_at < now()'),
    oldest: `select min(expires_at) - interval '72 hours' as oldest from idempotency_key`,
  },
];
