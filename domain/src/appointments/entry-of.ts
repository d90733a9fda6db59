import type { AgencySettings } from '../settings/app-settings';
import type { CalendarEntry } from './calendar-file';
import type { MeetingWay } from './meeting-way';
import type { MeetingSubject } from './shown-appointment';

/** What a calendar is told of an appointment. */
export interface ToldAppointment {
  readonly id: string;
  readonly way: MeetingWay;
  readonly name: string;
  readonly email: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly cancelled: boolean;
  readonly sequence: number;
  readonly property: MeetingSubject | null;
  readonly adviser: { readonly name: string; readonly email: string } | null;
}

interface Telling {
  readonly agency: Pick<AgencySettings, 'name' | 'email' | 'address' | 'phone'>;
  /** 'https://www.pignon.example' */
  readonly site: string;
  readonly stamp: Date;
  readonly to: 'visitor' | 'adviser';
  /** Where it is moved or cancelled. */
  readonly url?: string;
}

export const placeOf = (
  { way, property }: Pick<ToldAppointment, 'way' | 'property'>,
  agency: Pick<AgencySettings, 'address'>,
): string => (way === 'video' ? 'Visioconférence' : property ? `${property.title}, ${property.city}` : agency.address);

/** The same entry for both, but for its title: each reads whom he meets. */
export function entryOf(told: ToldAppointment, { agency, site, stamp, to, url }: Telling): CalendarEntry {
  const adviser = told.adviser ?? { name: agency.name, email: agency.email };
  return {
    uid: `${told.id}@${new URL(site).hostname}`,
    sequence: told.sequence,
    startsAt: told.startsAt,
    endsAt: told.endsAt,
    stamp,
    cancelled: told.cancelled,
    summary: `Rendez-vous : ${to === 'visitor' ? `${adviser.name}, ${agency.name}` : told.name}`,
    description: [
      told.property ? `${told.property.title}, ${told.property.city}` : '',
      told.way === 'video' ? 'Votre conseiller vous envoie le lien de la visioconférence.' : '',
      to === 'visitor' && agency.phone ? `Téléphone : ${agency.phone}` : '',
      url ? `Déplacer ou annuler : ${url}` : '',
    ]
      .filter(Boolean)
      .join('\n'),
    place: placeOf(told, agency),
    ...(url && { url }),
    organiser: { name: agency.name, email: agency.email },
    // A name that a stranger typed reaches nobody's calendar but the adviser's.
    attendees: [adviser, { name: to === 'adviser' ? told.name : told.email, email: told.email }],
  };
}
