import { threadPath } from '../desk/thread-paths';

export const TEMPLATES = '/api/admin/reply-templates';

/** Of swr's: what templates say of a conversation. */
export const variablesPath = (threadId: string): string => `${threadPath(threadId)}/variables`;
