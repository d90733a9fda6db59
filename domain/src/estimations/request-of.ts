import type { IncomingRequest } from '../mailbox/incoming-request';
import type { EstimationRequest } from './estimation-request';

/** As it stands: after its first step, or whole. */
export function requestOf({ id, contact, submission, quarantined }: EstimationRequest): IncomingRequest {
  const { firstName, lastName, email, phone } = submission ?? contact;
  return {
    source: 'estimation',
    sourceId: id,
    subject: "Demande d'estimation",
    email,
    name: `${firstName} ${lastName}`.trim(),
    phone,
    quarantined,
  };
}
