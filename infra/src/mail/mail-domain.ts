/** Ends the Message-ID of every mail that is sent from 'Name <address>'. */
export const mailDomain = (from: string): string => /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
