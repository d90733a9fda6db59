import type { RetentionRule } from '../retention/retention-rule';

/** Twelve months (CNIL, journalisation). The only way that a row leaves the audit. */
export const auditRetention: RetentionRule = {
  name: 'audit',
  keptFor: '12 months',
  past: 'select at from audit_log where at < $1',
  remove: 'select forget_audit($1) as removed',
  oldest: 'select min(at) as oldest from audit_log',
};
