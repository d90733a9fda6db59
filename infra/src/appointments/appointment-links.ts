import { createHmac, timingSafeEqual } from 'node:crypto';

/** What opens one appointment to whoever was sent its link: recomputed, never stored. */
export const appointmentToken = (secret: string, id: string): string => signed(secret, `appointment:${id}`);

export const isAppointmentToken = (secret: string, id: string, token: string): boolean =>
  equal(appointmentToken(secret, id), token);

/** After the '#' no server, log or referrer ever sees it. */
export const appointmentUrl = (site: { publicUrl: string; secretKey: string }, id: string): string =>
  `${site.publicUrl}/rendez-vous#${id}.${appointmentToken(site.secretKey, id)}`;

/** Of an adviser's feed: one more edition, and the old address leads nowhere. */
const feedToken = (secret: string, agentId: number, edition: number): string =>
  signed(secret, `calendar-feed:${agentId}:${edition}`);

export const isFeedToken = (secret: string, agentId: number, edition: number, token: string): boolean =>
  equal(feedToken(secret, agentId, edition), token);

export const feedUrl = (site: { publicUrl: string; secretKey: string }, agentId: number, edition: number): string =>
  `${site.publicUrl}/api/appointments/feeds/${agentId}/${feedToken(site.secretKey, agentId, edition)}.ics`;

const signed = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('base64url');

function equal(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
