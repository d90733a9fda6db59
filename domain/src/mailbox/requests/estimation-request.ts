import type { EstimationContact, EstimationDetails } from '../../estimations/estimation-details';
import type { EstimationRequest } from '../../estimations/estimation-request';
import type { DecidingFacts } from './deciding-facts';
import { factsOfAddress } from './facts-of-address';
import type { IncomingRequest } from './incoming-request';

/** As it stands: after its first step, or whole. */
export function estimationRequest({
  id,
  contact,
  submission,
  quarantined,
}: Pick<EstimationRequest, 'id' | 'contact' | 'submission' | 'quarantined'>): IncomingRequest {
  const { firstName, lastName, email, phone } = submission ?? contact;
  return {
    source: 'estimation',
    sourceId: id,
    subject: "Demande d'estimation",
    email,
    name: `${firstName} ${lastName}`.trim(),
    phone,
    quarantined,
    facts: factsOf(submission ?? contact),
  };
}

/** The first step says less than both. */
const factsOf = (said: EstimationContact & Partial<EstimationDetails>): Partial<DecidingFacts> => ({
  ...(said.address !== undefined && factsOfAddress(said.address)),
  nature: said.propertyType ?? null,
  surface: said.surface ?? null,
  occupation: said.isOccupied ?? null,
  role: said.isOwner ? 'owner' : 'tenant',
  temperature: said.urgencyLevel ?? null,
});
