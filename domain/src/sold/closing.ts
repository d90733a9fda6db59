import type { Ended } from './ended';

/** Why somebody wants to know that a property is no longer to be had. */
export type Concern = 'request' | 'waiting-access' | 'open-access' | 'appointment';

export interface ConcernedAppointment {
  readonly id: string;
  /** ISO 8601 */
  readonly startsAt: string;
  readonly adviser: string | null;
  readonly version: number;
}

/** Somebody who waits for something about a property. */
export interface ConcernedPerson {
  readonly email: string;
  readonly name: string;
  /** The conversation that a mail would stand in; null: there is none, staff booked their appointment. */
  readonly threadId: string | null;
  readonly adviser: string | null;
  readonly concerns: readonly Concern[];
  /** Those that are still to come. */
  readonly appointments: readonly ConcernedAppointment[];
  /** When they were told already. ISO 8601 */
  readonly toldAt: string | null;
}

export interface Concerned {
  readonly people: readonly ConcernedPerson[];
  /** What they would read. */
  readonly mail: { readonly sold: string; readonly rented: string };
}

/** What became of each. */
export interface ToldOfClosing {
  readonly told: number;
  readonly cancelled: number;
  /** In a sentence each. */
  readonly refused: readonly string[];
}

export interface ClosedProperty {
  readonly title: string;
  /** As its page tells it. */
  readonly city: string;
  /** Visitors could read of it; of what was the house's own, whoever guessed its number learns nothing. */
  readonly named: boolean;
}

const nameOf = ({ title, city, named }: ClosedProperty): string =>
  named ? `u bien «\u00a0${title}\u00a0», à ${city}` : '’un bien';

const BECAME: Readonly<Record<Ended, string>> = {
  sold: 'vient d’être vendu et qu’il ',
  rented: 'vient d’être loué et qu’il ',
  withdrawn: '',
};

/** To one person, of nobody else. */
export const closingMail = (property: ClosedProperty, ended: Ended, name: string): string =>
  [
    `Bonjour${name ? ` ${name}` : ''},`,
    `Vous nous aviez contactés au sujet d${nameOf(property)}. Nous tenions à vous informer qu’il ${BECAME[ended]}n’est plus disponible.`,
    'Nous vous remercions de l’intérêt que vous lui avez porté. Si votre recherche se poursuit, répondez simplement à ce message\u00a0: nous vous proposerons d’autres biens qui y correspondent.',
    'Bien cordialement,',
  ].join('\n\n');
