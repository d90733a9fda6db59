import type { RetentionRule } from '../retention/retention-rule';

/** Twelve months (CNIL, journalisation). The only way that a row leaves the audit. */
export const auditRetention: RetentionRule = {
  name: 'audit',
  remove: 'select forget_audit() as removed',
  oldest: 'select min(at) as oldest from audit_log',
};
