import { deleted, type RetentionRule } from '../retention/retention-rule';

/** Two years from their receipt, as the form and the privacy page say; the CV is a column of the row. */
export const careersRetention: RetentionRule = {
  name: 'job-applications',
  remove: deleted(`job_application where received_at < now() - interval '2 years'`),
  oldest: 'select min(received_at) as oldest from job_application',
};
