import { dated } from '../retention/retention-rule';

/** Two years from their receipt, as the form and the privacy page say; the CV is a column of the row. */
export const careersRetention = dated({
  name: 'job-applications',
  keptFor: '2 years',
  table: 'job_application',
  at: 'received_at',
});
