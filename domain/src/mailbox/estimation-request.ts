import type { IncomingRequest } from './incoming-request';
import type { EstimationRequest } from '../estimations/estimation-request';

/** As it stands: after its first step, or whole. */
export function estimationRequest({ id, contact, submission, quarantined }: EstimationRequest): IncomingRequest {
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
