import type { EstimationContact } from '@pignon/domain/estimations/estimation-details';
import type { ProspectIdentity } from '@pignon/domain/prospects/prospect';

/** Both steps of one estimation are the same request: what the second says is what it says. */
export const identityOf = (
  estimationId: string,
  { firstName, lastName, email, phone, phoneE164 }: EstimationContact,
): ProspectIdentity => ({
  from: estimationId,
  name: `${firstName} ${lastName}`,
  email,
  phone: phoneE164 ?? phone,
});
