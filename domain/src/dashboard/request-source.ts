import { THREAD_SOURCE_LABELS, type ThreadSource } from '../mailbox/thread-source';

/** E01: an estimation is asked for in two steps, each of which is counted; what the agency proposes nobody asked for. */
export type RequestSource =
  | Exclude<ThreadSource, 'estimation' | 'proposal'>
  | 'estimation-started'
  | 'estimation-submitted';

/** In the order in which they are shown. */
export const REQUEST_SOURCE_LABELS: Readonly<Record<RequestSource, string>> = {
  contact: THREAD_SOURCE_LABELS.contact,
  information: THREAD_SOURCE_LABELS.information,
  'off-market': THREAD_SOURCE_LABELS['off-market'],
  access: THREAD_SOURCE_LABELS.access,
  'estimation-started': 'Estimation R1',
  'estimation-submitted': 'Estimation R2',
  chat: THREAD_SOURCE_LABELS.chat,
  appointment: THREAD_SOURCE_LABELS.appointment,
  mail: THREAD_SOURCE_LABELS.mail,
  application: THREAD_SOURCE_LABELS.application,
};

export const REQUEST_SOURCES = Object.keys(REQUEST_SOURCE_LABELS) as readonly RequestSource[];

/** What the mailbox counts of each; null: the two steps, which it holds as one conversation. */
export const threadSourceOf = (source: RequestSource): ThreadSource | null =>
  source === 'estimation-started' || source === 'estimation-submitted' ? null : source;
