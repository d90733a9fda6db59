import type { PhotoLocks } from '@pignon/infra/media/photo-locks';
import type { PublicCache } from '../http/public-cache';
import type { Request } from '../http/request';
import type { StaffSession } from '../http/staff-session';
import type { VisitorCookie } from '../off-market/visitor-cookie';

export type PhotoAudience = 'everybody' | 'reader' | 'nobody';

const MOST_KEYS = 20_000;

/** Who may see a photo. That anybody may is remembered until something that the public sees changes. */
export class PhotoGate {
  private readonly known = new Map<string, boolean>();
  private generation = -1;

  constructor(
    private readonly locks: PhotoLocks,
    private readonly cache: PublicCache,
    private readonly cookie: VisitorCookie,
    private readonly staff: StaffSession,
  ) {}

  async audienceOf(key: string, request: Request): Promise<PhotoAudience> {
    if (!(await this.isLocked(key))) return 'everybody';
    const visitor = this.cookie.read(request);
    if (visitor !== null && (await this.locks.isOpenTo(visitor, key))) return 'reader';
    return (await this.staff.adminOf(request)) ? 'reader' : 'nobody';
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
