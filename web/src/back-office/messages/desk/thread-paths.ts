export const THREADS = '/api/admin/threads';
export const FOLDER_COUNTS = `${THREADS}/folders`;
export const LIVE = `${THREADS}/live`;

export const threadPath = (id: string): string => `${THREADS}/${encodeURIComponent(id)}`;

/** Of swr's keys: whatever shows a conversation, or counts them. */
export const isOfMailbox = (key: unknown): boolean => typeof key === 'string' && key.startsWith(THREADS);
