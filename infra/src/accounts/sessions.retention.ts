import { deleted, type RetentionRule } from '../retention/retention-rule';

/** A day after its end: half an hour without a call, or eight hours in all. */
export const sessionsRetention: RetentionRule = {
  name: 'sessions',
  remove: deleted(
    `session where least(seen_at + interval '30 minutes', created_at + interval '8 hours') < now() - interval '24 hours'`,
  ),
  oldest: 'select min(created_at) as oldest from session',
};
