import { ASKED_SOURCE_LABELS, type ThreadSource } from '../mailbox/thread-source';

/** E01: an estimation is asked for in two steps, each of which is counted. */
export const REQUEST_SOURCES = [
  'contact',
  'information',
  'off-market',
  'access',
  'estimation-started',
  'estimation-submitted',
  'chat',
  'appointment',
  'mail',
  'application',
] as const;
export type RequestSource = (typeof REQUEST_SOURCES)[number];

export const REQUEST_SOURCE_LABELS: Readonly<Record<RequestSource, string>> = {
  ...(ASKED_SOURCE_LABELS as Omit<typeof ASKED_SOURCE_LABELS, 'estimation'>),
  'estimation-started': 'Estimation R1',
  'estimation-submitted': 'Estimation R2',
};

/** What the mailbox counts of each; null: the two steps, which it holds as one conversation. */
export const threadSourceOf = (source: RequestSource): ThreadSource | null =>
  source === 'estimation-started' || source === 'estimation-submitted' ? null : source;
