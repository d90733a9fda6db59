/** A table that holds something of a person, as the agency's prospect, client or candidate. */
export interface PersonalTable {
  readonly table: string;
  /** What staff and the person call it. */
  readonly label: string;
  /** SQL: which rows are of the person whose normalised address is $1. */
  readonly of: string;
  /** SQL: the address that a row of it names; none where it is found by another row alone. */
  readonly address?: string;
  /** Worked out from the others, or a secret of ours: not exported. */
  readonly without?: readonly string[];
}

const THREADS = 'select id from thread where email = $1';
/** Also what somebody wrote into the conversation of another, or was sent from there. */
const ENTRIES = `select id from thread_entry where thread_id in (${THREADS}) union select id from thread_mail where sender = $1
  union select id from thread_entry where lower(recipient) = $1`;
/** Requests that staff gave to somebody else than the address that was typed (domain/decisions/0041). */
const MOVED = 'select source_id from thread where email = $1 and source_id is not null';
const CLIENTS = 'select id from off_market_client where email = $1';
const ACCESSES = `select id from access_request where client_id in (${CLIENTS})`;
const APPLIED = `lower(details->>'email') = $1`;

/** SQL: ids of whatever the person said or was asked: facts and deliveries are about them. */
export const SAID_IDS = `select id::text as id from prospect where email = $1
  union select id::text from prospect_words where email = $1
  union select id::text from estimation where email = $1
  union select id::text from contact_message where email = $1 or id in (${MOVED})
  union select id::text from appointment where email = $1
  union select id::text from job_application where ${APPLIED}
  union select id::text from access_request where client_id in (${CLIENTS})
  union select id::text from off_market_client where email = $1
  union select id::text from thread where email = $1
  union select id::text from thread_entry where id in (${ENTRIES})
  union select id::text from mail_refused where email = $1
  union select id::text from proposal where email = $1
  union select id::text from dropped_proposal where email = $1
  union select id::text from unsubscription where email = $1`;

/** Who is exported and erased; what hangs on another comes before it. A test holds this list to the database's columns. */
export const PERSONAL_TABLES: readonly PersonalTable[] = [
  // First: it is found by its conversation alone.
  { table: 'contact_message', label: 'Messages déplacés', of: `email <> $1 and id in (${MOVED})` },
  { table: 'mail_file', label: 'Pièces jointes reçues', of: `entry_id in (${ENTRIES})` },
  { table: 'mail_refused', label: 'E-mails illisibles', address: 'email', of: 'email = $1', without: ['file'] },
  {
    table: 'thread_attachment',
    label: 'Pièces jointes',
    of: `thread_id in (${THREADS}) or entry_id in (${ENTRIES})`,
    without: ['file'],
  },
  { table: 'proposal', label: 'Propositions de biens', address: 'email', of: 'email = $1' },
  { table: 'dropped_proposal', label: 'Propositions abandonnées', address: 'email', of: 'email = $1' },
  { table: 'thread_task', label: 'Tâches', of: `thread_id in (${THREADS})` },
  { table: 'thread_entry', label: 'Échanges', address: 'lower(recipient)', of: `id in (${ENTRIES})` },
  // Erased with their entries, by which alone they are found.
  { table: 'thread_mail', label: 'E-mails', address: 'sender', of: `id in (${ENTRIES})` },
  { table: 'thread', label: 'Conversations', address: 'email', of: 'email = $1', without: ['words'] },
  {
    table: 'access_device',
    label: 'Appareils des accès off-market',
    of: `request_id in (${ACCESSES})`,
    without: ['visitor'],
  },
  { table: 'access_request', label: 'Demandes off-market', of: `client_id in (${CLIENTS})`, without: ['code_hash'] },
  { table: 'unsubscription', label: 'Désinscriptions', address: 'email', of: 'email = $1' },
  { table: 'off_market_client', label: 'Client off-market', address: 'email', of: 'email = $1' },
  { table: 'contact_message', label: 'Messages', address: 'email', of: 'email = $1' },
  { table: 'appointment', label: 'Rendez-vous', address: 'email', of: 'email = $1' },
  { table: 'estimation', label: 'Estimations', address: 'email', of: 'email = $1' },
  { table: 'job_application', label: 'Candidatures', address: `lower(details->>'email')`, of: APPLIED },
  {
    table: 'property_match',
    label: 'Correspondances',
    of: 'person_id in (select id from prospect where email = $1)',
  },
  {
    table: 'prospect_criteria',
    label: 'Critères notés',
    of: 'prospect_id in (select id from prospect where email = $1)',
  },
  {
    table: 'prospect_merge',
    label: 'Fusions',
    of: `kept_id in (select id from prospect where email = $1) or gone_id in (select id from prospect where email = $1)`,
  },
  { table: 'prospect_words', label: 'Autres noms donnés', address: 'email', of: 'email = $1' },
  { table: 'prospect', label: 'Prospect', address: 'email', of: 'email = $1', without: ['words'] },
];

/** By 'table' or 'table.column': why it tells nothing of a prospect, though it is called or made as if it did. */
export const NOT_OF_PERSONS: Readonly<Record<string, string>> = {
  agent: 'conseillers de la maison',
  app_setting: "réglages de l'agence",
  assignment_rule: "règles d'attribution de la maison",
  audit_log: 'qui a fait quoi : comptes de la maison, numéros et noms de champs',
  breaker: 'état des services appelés',
  category: 'rubriques du site',
  customer_reviews: 'avis publiés par Google',
  effect: "livraisons : numéros seuls ; un message d'erreur est vidé à l'effacement",
  effect_attempt: "essais de livraison ; leur message est vidé à l'effacement",
  erasure: "l'adresse n'y reste que tant que le CRM n'a pas effacé la sienne",
  enabled_role: 'rôles que la maison distribue',
  event: 'faits : numéros seuls',
  geocoded: 'adresses de biens',
  idempotency_key: 'clés de formulaires et numéros, 72 heures',
  inbox: 'jusqu’où la boîte de l’agence a été lue',
  missing_page: 'adresses de pages',
  photo: 'photos de biens',
  photo_source: 'photos de biens',
  post: 'articles',
  post_address: 'anciennes adresses d’articles',
  property: 'biens : leur propriétaire n’y est pas',
  property_address: 'anciennes adresses de pages de biens',
  property_document: 'papiers de biens',
  property_import: 'fichiers de biens',
  property_import_row: 'lignes de fichiers de biens',
  property_revision: 'versions de biens',
  property_seen: 'visites comptées par bien, sans personne',
  redirection: 'adresses de pages',
  reply_template: 'modèles de réponses de la maison',
  request_slot: 'rythme des appels',
  seen_window: 'un jour',
  session: 'sessions de la maison',
  setting_change: "réglages de l'agence, avant et après",
  sold_property: 'biens vendus ; le témoignage est publié avec accord écrit',
  staff_account: 'comptes de la maison',
  staff_link: 'liens des comptes de la maison',
  visit_count: 'visites comptées par page, sans personne',
  visitor_mail: 'empreintes, un jour',
  vital_count: 'mesures comptées, sans personne',
};

/** SQL: all addresses of the person whose normalised address is $1; a candidate's, who is no prospect, is its own. */
export const THEIR_ADDRESSES = `select $1::text as email
  union select same.email from prospect same join prospect one on one.person_id = same.person_id where one.email = $1`;

/** SQL: every address that anything is kept of. */
export const ALL_ADDRESSES = `select email from (${PERSONAL_TABLES.flatMap(({ table, address }) =>
  address === undefined ? [] : [`select ${address} as email from ${table}`],
).join(' union ')}) kept where email <> ''`;
