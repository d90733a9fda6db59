import type { JobApplication } from '../../careers/job-application';
import type { IncomingRequest } from './incoming-request';

export const applicationRequest = ({
  id,
  details: { name, email, phone, trade, message },
  quarantined,
}: Pick<JobApplication, 'id' | 'details' | 'quarantined'>): IncomingRequest => ({
  source: 'application',
  sourceId: id,
  subject: `Candidature\u00a0: ${trade}`,
  email,
  name,
  phone,
  message,
  quarantined,
});
