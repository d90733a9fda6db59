import type { ApplicationDetails } from '../../careers/job-application';
import type { ContactDetails } from '../../contact/contact-message';
import { chatEstimationFacts, personFacts } from '../../contact/lead-facts';
import type { EstimationContact, EstimationDetails } from '../../estimations/estimation-details';
import { parisTime } from '../../shared/text/french';
import { type MeetingWay, WAY_LABELS } from '../../appointments/meeting-way';
import { estimationContactFacts, estimationFacts } from '../../estimations/estimation-facts';
import type { ClientWords } from '../../off-market/off-market-client';

export type Facts = readonly (readonly [label: string, value: string])[];

/** Times are ISO 8601. */
export interface BookedMeeting {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly startsAt: string;
  readonly way: MeetingWay;
  readonly state: 'booked' | 'cancelled';
}

/** The row behind a conversation; one of them, or none for a mail. */
export interface StoredRequest {
  readonly message: ContactDetails | null;
  readonly estimation: { readonly contact: EstimationContact; readonly submission: EstimationDetails | null } | null;
  readonly application: (ApplicationDetails & { readonly cvName: string }) | null;
  readonly access: (ClientWords & { readonly email: string }) | null;
  readonly appointment: BookedMeeting | null;
}

/** What a form asked and the visitor said. */
export function requestFacts({ message, estimation, application, access, appointment }: StoredRequest): Facts {
  if (message) return [...personFacts(message), ...(message.estimation ? chatEstimationFacts(message.estimation) : [])];
  if (estimation)
    return estimation.submission ? estimationFacts(estimation.submission) : estimationContactFacts(estimation.contact);
  if (application)
    return said([
      ['Nom', application.name],
      ['Email', application.email],
      ['Téléphone', application.phone],
      ['Métier', application.trade],
      ['CV', application.cvName],
    ]);
  if (access)
    return said([
      ['Nom', access.name],
      ['Email', access.email],
      ['Téléphone', access.phone],
      ['Société', access.company],
    ]);
  if (appointment)
    return said([
      ['Nom', appointment.name],
      ['Email', appointment.email],
      ['Téléphone', appointment.phone],
      ['Rendez-vous', parisTime(new Date(appointment.startsAt))],
      ['Où', WAY_LABELS[appointment.way]],
      ['État', appointment.state === 'booked' ? 'Réservé' : 'Annulé'],
    ]);
  return [];
}

const said = (rows: readonly (readonly [string, string | null | undefined])[]): Facts =>
  rows.flatMap(([label, value]) => (value ? [[label, value] as const] : []));
