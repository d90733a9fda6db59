import { paths } from '../../../site/paths';

/** Of the conversation in which a draft waits. */
export const draftAddress = (threadId: string): string => `${paths.adminMessages}?dossier=drafts&id=${threadId}`;
