import type { Consent } from './consent';

export const STAGES = ['new', 'contacted', 'qualified', 'visit', 'offer', 'won', 'lost'] as const;
export type Stage = (typeof STAGES)[number];

/** E12. */
export const STAGE_LABELS: Readonly<Record<Stage, string>> = {
  new: 'Nouveau',
  contacted: 'Contacté',
  qualified: 'Qualifié',
  visit: 'Visite',
  offer: 'Offre',
  won: 'Gagné',
  lost: 'Perdu',
};

/** With the request that it stood with: when it was given. */
export interface GivenConsent extends Consent {
  readonly at: string;
}

/** A line of the list of prospects. */
export interface StaffPerson {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly phone: string | null;
  readonly company: string | null;
  /** 'Propriétaire' or 'Locataire', where they said so. */
  readonly profile: string | null;
  /** What they came through, newest first. */
  readonly sources: readonly string[];
  readonly lastAt: string;
  readonly adviser: string | null;
  readonly stage: Stage;
  readonly lostReason: string | null;
  readonly consent: GivenConsent | null;
  readonly version: number;
}

export interface PeoplePage {
  readonly items: readonly StaffPerson[];
  readonly total: number;
  /** How many stand where, whatever the stage that is shown. */
  readonly stages: Readonly<Record<Stage, number>>;
}

/** Something that they did, or that was done for them. */
export interface PersonMoment {
  readonly at: string;
  /** 'Contact', 'Estimation', 'Accès off-market', 'Réponse envoyée' */
  readonly what: string;
  readonly text: string;
  /** Said with it, where it differs from what is kept of them. */
  readonly saidName: string | null;
  readonly consent: Consent | null;
}

export interface PersonFile {
  readonly person: StaffPerson;
  readonly history: readonly PersonMoment[];
}
