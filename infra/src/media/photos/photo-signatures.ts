import { createHmac, timingSafeEqual } from 'node:crypto';
import { photoKey } from '@pignon/domain/listings/photo-urls';

export type SignatureState = 'valid' | 'expired' | 'foreign';

const STEP_SECONDS = 300;
/** From 10 to 15 minutes: within a step an address stays the same, so that a page read again loads no photo twice. */
const KEPT_STEPS = 3;
const SIGNATURE = /^([0-9a-z]{6,8})\.([\w-]{22})$/;

/**
 * A reader's address of a photo of an off-market property, '/media/{key}.jpg?s={until}.{signature}': made for one photo
 * under one grant (an approved request, or an account of the agency), and for minutes. It opens nothing by itself: the
 * photo gate also asks whether the grant is the caller's and open now.
 */
export class PhotoSignatures {
  constructor(private readonly secret: string) {}

  /** Photos elsewhere stay as they are. */
  signed(url: string, grant: string, now: Date): string {
    const key = photoKey(url);
    return key === null ? url : `${url}?s=${this.sign(key, grant, now)}`;
  }

  sign(key: string, grant: string, now: Date): string {
    const step = Math.floor(now.getTime() / 1000 / STEP_SECONDS);
    return this.of(key, grant, ((step + KEPT_STEPS) * STEP_SECONDS).toString(36));
  }

  stateOf(signature: string, key: string, grant: string, now: Date): SignatureState {
    const [, until] = SIGNATURE.exec(signature) ?? [];
    if (until === undefined) return 'foreign';
    if (!timingSafeEqual(Buffer.from(signature), Buffer.from(this.of(key, grant, until)))) return 'foreign';
    return Number.parseInt(until, 36) * 1000 > now.getTime() ? 'valid' : 'expired';
  }

  private of(key: string, grant: string, until: string): string {
    const mac = createHmac('sha256', this.secret).update(`photo:${key}:${until}:${grant}`).digest();
    // Half of it: 128 bits stand for minutes, in an address that a page repeats for each width.
    return `${until}.${mac.subarray(0, 16).toString('base64url')}`;
  }
}
