import type { EstimationContact, EstimationDetails } from './estimation-details';
import { occupationSaid, propertySaid, reasonSaid } from './said';
import { TEMPERATURES } from './temperatures';

/** The client's automation tool, reached by a signed webhook. */
export abstract class Automation {
  /** `id` stays the same over every attempt and replay, so that the receiver can recognise a repetition. */
  abstract call(id: string, body: AutomationCall): Promise<{ readonly code: string }>;
}

/** The webhook's body (M154, M155); `request_id` joins R1 and R2 (F10). */
export interface AutomationCall {
  readonly request_id: string;
  readonly etape: 'R1' | 'R2' | 'EFFACEMENT';
  readonly form_fields: Readonly<Record<string, string>>;
}

const stepOneFields = (contact: EstimationContact): Record<string, string> => ({
  prenom: contact.firstName,
  nom: contact.lastName,
  tel: contact.phone,
  email: contact.email,
  statut_loc_prop: contact.isOwner ? 'Propriétaire' : 'Locataire',
  temperature: TEMPERATURES[contact.urgencyLevel ?? 'none'],
});

export const stepOneCall = (requestId: string, contact: EstimationContact): AutomationCall => ({
  request_id: requestId,
  etape: 'R1',
  form_fields: stepOneFields(contact),
});

/** Whoever asked wants to be forgotten: what was told of this request is to be erased there too. */
export const erasureCall = (requestId: string): AutomationCall => ({
  request_id: requestId,
  etape: 'EFFACEMENT',
  form_fields: {},
});

export const stepTwoCall = (requestId: string, details: EstimationDetails): AutomationCall => ({
  request_id: requestId,
  etape: 'R2',
  form_fields: {
    ...stepOneFields(details),
    adresse: details.address,
    statut_libre_occupe: occupationSaid(details),
    loyer: details.rent ?? '',
    charge: details.charges ?? '',
    fonciere: details.propertyTax ?? '',
    contexte: [reasonSaid(details), ...propertySaid(details)].join(' ; '),
  },
});
