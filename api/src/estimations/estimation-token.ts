import { createHmac, timingSafeEqual } from 'node:crypto';

const SEVEN_DAYS_MS = 7 * 24 * 3600 * 1000;

/** What R1 hands out and R2 asks for: recomputed from the id, never stored, good for seven days. */
export const estimationToken = (secret: string, id: string): string =>
  createHmac('sha256', secret).update(`estimation:${id}`).digest('base64url');

export function isEstimationToken(secret: string, id: string, token: string, now: number): boolean {
  const expected = Buffer.from(estimationToken(secret, id));
  const given = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected) && now - bornAt(id) < SEVEN_DAYS_MS;
}

/** A uuid v7 tells when it was made: its first 48 bits are milliseconds. */
const bornAt = (id: string): number => Number.parseInt(id.replace('-', '').slice(0, 12), 16);
