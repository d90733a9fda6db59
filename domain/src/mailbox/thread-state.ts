/**
 * Where a conversation stands. 'new': somebody waits for the agency; 'waiting': the agency waits for them; 'answered':
 * nobody waits; 'archived' and 'spam' are out of sight.
 */
export const THREAD_STATES = ['new', 'waiting', 'answered', 'archived', 'spam'] as const;
export type ThreadState = (typeof THREAD_STATES)[number];

export const THREAD_STATE_LABELS: Readonly<Record<ThreadState, string>> = {
  new: 'À traiter',
  waiting: 'En attente du client',
  answered: 'Répondu',
  archived: 'Archivé',
  spam: 'Indésirable',
};

/** E11: folders are questions, not places: a conversation may be in several. */
export const FOLDERS = [
  'new',
  'mine',
  'mentions',
  'tasks',
  'drafts',
  'unassigned',
  'waiting',
  'answered',
  'archived',
  'spam',
  'failed',
] as const;
export type Folder = (typeof FOLDERS)[number];

export const FOLDER_LABELS: Readonly<Record<Folder, string>> = {
  new: 'Nouveau',
  mine: 'À moi',
  mentions: 'Mentions',
  tasks: 'Mes tâches',
  drafts: 'Brouillons',
  unassigned: 'Non attribué',
  waiting: 'En attente du client',
  answered: 'Répondu',
  archived: 'Archivé',
  spam: 'Indésirable',
  failed: 'Échecs d’envoi',
};
