import { ACTS } from '../dashboard/activity';

/** What an action begins with, and what it is about. */
export const AUDIT_FEATURES = {
  properties: 'Biens',
  documents: 'Documents',
  imports: 'Imports',
  media: 'Photos',
  sold: 'Biens vendus',
  agents: 'Conseillers',
  assignment: "Règles d'attribution",
  mailbox: 'Messages',
  proposals: 'Propositions',
  appointments: 'Rendez-vous',
  prospects: 'Prospects',
  'off-market': 'Off-market',
  blog: 'Blog',
  redirects: 'Indexation',
  deliveries: 'Livraisons',
  queues: "Files d'attente",
  google: 'Google',
  settings: 'Paramètres',
  accounts: 'Comptes',
  login: 'Connexions',
} as const;

export type AuditFeature = keyof typeof AUDIT_FEATURES;

/** One act of staff: who, when, what, on which row, which fields, in which request. */
export interface AuditLine {
  readonly id: number;
  /** ISO 8601. */
  readonly at: string;
  /** Null: nobody was signed in, or the account is gone. */
  readonly by: string | null;
  readonly action: string;
  readonly target: string | null;
  readonly fields: readonly string[];
  readonly requestId: string | null;
}

export interface AuditPage {
  /** Newest first. */
  readonly lines: readonly AuditLine[];
  /** What to ask for next, as `before`; null: that was all. */
  readonly next: number | null;
  readonly people: readonly { readonly id: string; readonly name: string }[];
}

/** 'a publié'; an action that nobody has put into words is told by its name. */
export const actText = (action: string): string => (Object.hasOwn(ACTS, action) ? ACTS[action]?.did : null) ?? action;
