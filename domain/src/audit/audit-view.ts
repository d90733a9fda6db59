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
  redirections: 'Indexation',
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

/** What the dashboard tells nobody, and an audit does. */
const MORE: Readonly<Record<string, string>> = {
  'accounts.link': 'a demandé un nouveau lien de connexion',
  'accounts.password-asked': 'a demandé un nouveau mot de passe',
  'accounts.sign-out': 'a fermé des sessions',
  'agents.default': 'a choisi le conseiller par défaut',
  'agents.order': 'a rangé les conseillers',
  'appointments.renew-feed': 'a renouvelé un lien d’agenda',
  'assignment.order': 'a rangé les règles d’attribution',
  'assignment.rerun': 'a rejoué les règles d’attribution',
  'blog.duplicate': 'a dupliqué un article',
  'blog.rename-tag': 'a renommé une étiquette',
  'blog.restore': 'a sorti un article de la corbeille',
  'deliveries.close-breaker': 'a rouvert un service coupé',
  'documents.add': 'a ajouté un document',
  'documents.change': 'a modifié un document',
  'documents.read': 'a ouvert un document',
  'documents.remove': 'a retiré un document',
  'documents.restore': 'a remis un document',
  'imports.cancel': 'a annulé un import',
  'imports.receive': 'a envoyé un fichier à importer',
  'login.failed': 'connexion refusée',
  'mailbox.attachment.read': 'a ouvert une pièce jointe',
  'mailbox.export': 'a exporté une conversation',
  'mailbox.forward': 'a transféré un message',
  'mailbox.merge': 'a réuni des conversations',
  'mailbox.split': 'a séparé une conversation',
  'mailbox.task': 'a créé une tâche',
  'media.upload': 'a envoyé une photo',
  'properties.export': 'a exporté des biens',
  'prospects.criteria': 'a modifié des critères',
  'prospects.export': 'a exporté les données d’une personne',
  'prospects.list': 'a exporté la liste des prospects',
  'prospects.merge': 'a réuni deux personnes',
  'prospects.separate': 'a séparé deux personnes',
  'queues.press': 'a agi sur une file d’attente',
  'redirections.add': 'a créé une redirection',
  'redirections.remove': 'a supprimé une redirection',
  'sold.order': 'a rangé les biens vendus',
  'sold.remove': 'a mis un bien vendu à la corbeille',
  'sold.restore': 'a sorti un bien vendu de la corbeille',
  'sold.show': 'a montré ou masqué des biens vendus',
};

const ABOUT = { property: ' un bien', subject: ' une conversation' } as const;

/** 'a publié un bien'; an action that nobody has put into words is told by its name. */
export function actText(action: string): string {
  if (Object.hasOwn(MORE, action)) return MORE[action] ?? action;
  const told = Object.hasOwn(ACTS, action) ? ACTS[action] : undefined;
  return told ? `${told.did}${told.about ? ABOUT[told.about] : ''}` : action;
}
