/** How a conversation began: by one of the site's forms, or by a mail. */
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
};
