import type { EstimationContact } from '@pignon/domain/estimations/estimation-details';
import type { ProspectIdentity } from '@pignon/domain/prospects/prospect';

export const identityOf = ({ firstName, lastName, email, phone, phoneE164 }: EstimationContact): ProspectIdentity => ({
  name: `${firstName} ${lastName}`,
  email,
  phone: phoneE164 ?? phone,
});
