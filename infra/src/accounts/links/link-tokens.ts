import { createHash, createHmac } from 'node:crypto';

/** 256 bits that nobody without the server's secret can name: made anew for the mail, stored nowhere. */
export const linkToken = (secretKey: string, linkId: string): string =>
  createHmac('sha256', secretKey).update(`account-link:${linkId}`).digest('base64url');

export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();
