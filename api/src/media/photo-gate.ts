import { Injectable } from '@nestjs/common';
import { Clock } from '@pignon/domain/shared/clock';
import { PhotoLocks } from '@pignon/infra/media/photos/photo-locks';
import { PhotoSignatures, type SignatureState } from '@pignon/infra/media/photos/photo-signatures';
import { PublicCache } from '../http/cache/public-cache';
import type { Request } from '../http/request';
import { StaffSession } from '../http/access/staff-session';
import { VisitorCookie } from '../off-market/visitor-cookie';

/** `renew`: his, under an address that has run out; a page that was left open goes on with this signature. */
export type PhotoAudience = 'everybody' | 'reader' | 'nobody' | { readonly renew: string };

const MOST_KEYS = 20_000;

/**
 * Who may see a photo. That anybody may is remembered until something that the public sees changes. One that only gated
 * properties have asks for two things at each reading: an address that was signed for it, and that whoever it was signed
 * for is the caller and may see it now. The address alone, or the cookie alone, is nobody's.
 */
@Injectable()
export class PhotoGate {
  private readonly known = new Map<string, boolean>();
  private generation = -1;

  constructor(
    private readonly locks: PhotoLocks,
    private readonly cache: PublicCache,
    private readonly cookie: VisitorCookie,
    private readonly staff: StaffSession,
    private readonly signatures: PhotoSignatures,
    private readonly clock: Clock,
  ) {}

  async audienceOf(key: string, signature: string, request: Request): Promise<PhotoAudience> {
    if (!(await this.isLocked(key))) return 'everybody';
    const now = this.clock.now();
    const visitor = this.cookie.read(request);
    for (const grant of visitor === null ? [] : await this.locks.grantsOf(visitor, key)) {
      const state = this.signatures.stateOf(signature, key, grant, now);
      if (state !== 'foreign') return this.audience(state, key, grant, now);
    }
    const account = await this.staff.with('properties', request);
    if (!account) return 'nobody';
    // The back office holds addresses as they are stored, unsigned.
    const state = signature === '' ? 'expired' : this.signatures.stateOf(signature, key, account.id, now);
    return this.audience(state, key, account.id, now);
  }

  private audience(state: SignatureState, key: string, grant: string, now: Date): PhotoAudience {
    if (state === 'foreign') return 'nobody';
    return state === 'valid' ? 'reader' : { renew: this.signatures.sign(key, grant, now) };
  }

  private async isLocked(key: string): Promise<boolean> {
    const { generation, trusted } = this.cache;
    if (generation !== this.generation || this.known.size >= MOST_KEYS) {
      this.known.clear();
      this.generation = generation;
    }
    const known = trusted ? this.known.get(key) : undefined;
    if (known !== undefined) return known;
    const locked = await this.locks.isLocked(key);
    // What was read before a change must not outlive it.
    if (this.cache.generation === generation) this.known.set(key, locked);
    return locked;
  }
}
