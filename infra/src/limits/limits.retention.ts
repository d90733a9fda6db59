import { deleted, type RetentionRule } from '../retention/retention-rule';

/** Counts and keys that have run out say nothing any more: keys 72 hours after their form, as the privacy page says. */
export const limitsRetention: readonly RetentionRule[] = [
  { name: 'rate-limits', often: true, remove: deleted('rate_limit where expire < extract(epoch from now()) * 1000') },
  {
    name: 'idempotency-keys',
    often: true,
    remove: deleted('idempotency_key where expires_at < now()'),
    oldest: `select min(expires_at) - interval '72 hours' as oldest from idempotency_key`,
  },
  {
    name: 'visitor-mails',
    often: true,
    remove: deleted(`visitor_mail where at < now() - interval '1 day'`),
    oldest: 'select min(at) as oldest from visitor_mail',
  },
  {
    name: 'missing-pages',
    remove: deleted('missing_page where day < current_date - 400'),
    oldest: `select min(day)::timestamptz as oldest from missing_page`,
  },
];
