import { paths } from '../../site/paths';

/** Of a conversation in the mailbox, whatever its folder. */
export const conversationAddress = (id: string): string => `${paths.adminMessages}?id=${id}`;
