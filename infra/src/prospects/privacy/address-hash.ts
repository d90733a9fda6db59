import { createHmac } from 'node:crypto';

/** Keyed: whoever reads the list cannot try addresses against it. */
export const addressHash = (secretKey: string, email: string): string =>
  createHmac('sha256', secretKey).update(`erased ${email}`).digest('hex');
