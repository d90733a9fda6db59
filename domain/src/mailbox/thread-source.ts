/** How a conversation began: by one of the site's forms, by a mail, or by the agency, which proposes a property. */
export const THREAD_SOURCES = [
  'contact',
  'information',
  'off-market',
  'appointment',
  'chat',
  'estimation',
  'application',
  'access',
  'mail',
  'proposal',
] as const;
export type ThreadSource = (typeof THREAD_SOURCES)[number];

/** What staff read (E11). */
export const THREAD_SOURCE_LABELS: Readonly<Record<ThreadSource, string>> = {
  contact: 'Contact',
  information: 'Bien',
  'off-market': 'Off-market',
  appointment: 'Rendez-vous',
  chat: 'Chat',
  estimation: 'Estimation',
  application: 'Candidature',
  access: 'Accès off-market',
  mail: 'E-mail',
  proposal: 'Proposition',
};

const { proposal: _, ...asked } = THREAD_SOURCE_LABELS;
/** Of those that somebody came through. */
export const ASKED_SOURCE_LABELS: Readonly<Record<Exclude<ThreadSource, 'proposal'>, string>> = asked;
