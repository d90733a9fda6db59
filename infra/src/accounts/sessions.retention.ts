import type { RetentionRule } from '../retention/retention-rule';
import { dated } from '../retention/retention-rule';

/** A day after its end: half an hour without a call, or eight hours in all. */
export const sessionsRetention: RetentionRule = {
  ...dated({
    name: 'sessions',
    keptFor: '24 hours',
    table: 'session',
    at: `least(seen_at + interval '30 minutes', created_at + interval '8 hours')`,
  }),
  oldest: 'select min(created_at) as oldest from session',
};
