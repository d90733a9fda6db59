import { createHmac, timingSafeEqual } from 'node:crypto';

interface Site {
  readonly publicUrl: string;
  readonly secretKey: string;
}

const TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

const signed = (secret: string, proposalId: string): string =>
  createHmac('sha256', secret).update(`unsubscribe:${proposalId}`).digest('base64url');

/** What a mail's link says: which proposal it was, and that we wrote it. Recomputed, never stored; no address stands in it. */
export const unsubscriptionToken = (secret: string, proposalId: string): string =>
  `${proposalId}.${signed(secret, proposalId)}`;

/** The proposal whose mail bore it; null for one that we never made. */
export function proposalOf(secret: string, token: string): string | null {
  const [, id = '', given = ''] = TOKEN.exec(token) ?? [];
  if (!id) return null;
  return timingSafeEqual(Buffer.from(signed(secret, id)), Buffer.from(given)) ? id : null;
}

/** For people: a page with a button. After the '#' no server, log or referrer sees it. */
export const unsubscriptionPage = ({ publicUrl, secretKey }: Site, proposalId: string): string =>
  new URL(`/desinscription#${unsubscriptionToken(secretKey, proposalId)}`, publicUrl).href;

/** For mail programs (RFC 8058). */
export const oneClickUrl = ({ publicUrl, secretKey }: Site, proposalId: string): string =>
  new URL(`/api/unsubscriptions/${unsubscriptionToken(secretKey, proposalId)}`, publicUrl).href;
