import type { RetentionRule } from '../retention/retention-rule';

const PAST = 'from setting_change where at < $1';

/** As long as the audit tells who it was. */
export const settingsRetention: RetentionRule = {
  name: 'setting-changes',
  keptFor: '12 months',
  past: `select at ${PAST}`,
  remove: `with gone as (delete ${PAST} returning 1) select count(*)::int as removed from gone`,
  oldest: 'select min(at) as oldest from setting_change',
};
