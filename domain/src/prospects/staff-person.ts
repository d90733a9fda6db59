import { DomainError } from '../shared/domain-error';
import type { Consent } from './consent';
import type { PersonCriteria } from './criteria/criteria';
import type { Merge } from './merge';

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

/** Nobody is given up without a word of why. */
export class LostWithoutReason extends DomainError {}

export const PROFILES = ['owner', 'tenant'] as const;
export type Profile = (typeof PROFILES)[number];
export const PROFILE_LABELS: Readonly<Record<Profile, string>> = { owner: 'Propriétaire', tenant: 'Locataire' };

/** With the request that it stood with: when it was given. */
export interface GivenConsent extends Consent {
  readonly at: string;
}

/** A line of the list of prospects. */
export interface StaffPerson {
  readonly id: string;
  readonly email: string;
  /** Of whoever was put together with them. */
  readonly otherEmails: readonly string[];
  readonly name: string;
  readonly phone: string | null;
  readonly company: string | null;
  /** Where they said so. */
  readonly profile: Profile | null;
  /** How soon they want to sell: the urgency of their last estimation, which names it (F09). */
  readonly temperature: string | null;
  /** What they came through, newest first. */
  readonly sources: readonly string[];
  readonly criteria: PersonCriteria;
  /** Titles of the off-market files that they opened; what is looked at on the site is counted without persons. */
  readonly viewed: readonly string[];
  readonly lastAt: string;
  readonly adviser: string | null;
  readonly stage: Stage;
  readonly lostReason: string | null;
  /** Null as long as nobody moved them. */
  readonly moved: { readonly at: string; readonly by: string | null } | null;
  readonly consent: GivenConsent | null;
  /** Since when they want no more proposals; null where they have not said so. */
  readonly unsubscribedAt: string | null;
  readonly version: number;
}

export interface PeoplePage {
  readonly items: readonly StaffPerson[];
  readonly total: number;
  /** How many stand where, whatever the stage that is shown. */
  readonly stages: Readonly<Record<Stage, number>>;
}

/** As a board: the newest of each stage. */
export interface PeopleBoard extends Pick<PeoplePage, 'stages'> {
  readonly items: readonly StaffPerson[];
}

/** More cards than anybody reads through; the list has them all. */
export const MOST_CARDS = 50;

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

/** Where they are talked with. */
export interface PersonThread {
  readonly id: string;
  /** As the mailbox names them: 'contact', 'new'. */
  readonly source: string;
  readonly state: string;
  readonly subject: string;
  readonly lastAt: string;
}

export interface PersonFile {
  readonly person: StaffPerson;
  /** The newest first. */
  readonly threads: readonly PersonThread[];
  readonly history: readonly PersonMoment[];
  readonly merges: readonly Merge[];
}
