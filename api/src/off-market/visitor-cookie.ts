import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Config } from '@pignon/infra/config/config';
import type { Reply, Request } from '../http/request';

const COOKIE = /^[\w-]{43}\.[\w-]{43}$/;
/** Longer than any access, from the last one that was opened. */
const KEPT_SECONDS = 30 * 24 * 3600;

/** A cookie that only we can make: it names a device, and which accesses it opened stands in the database. */
export class VisitorCookie {
  readonly name: string;
  private readonly secure: boolean;

  constructor(private readonly config: Pick<Config, 'publicUrl' | 'secretKey'>) {
    this.secure = config.publicUrl.startsWith('https:');
    this.name = this.secure ? '__Host-visitor' : 'visitor';
  }

  /** Cheap: most visitors carry none. */
  isOn({ headers }: Pick<Request, 'headers'>): boolean {
    return headers.cookie?.includes(`${this.name}=`) ?? false;
  }

  /** The cookie alone, as a header: for the reads behind a page. */
  header(request: Pick<Request, 'headers' | 'cookies'>): string | undefined {
    const value = this.isOn(request) ? (request.cookies[this.name] ?? '') : '';
    return COOKIE.test(value) ? `${this.name}=${value}` : undefined;
  }

  /** The hash under which the device is known; null without a cookie of ours. */
  read(request: Pick<Request, 'headers' | 'cookies'>): string | null {
    if (!this.isOn(request)) return null;
    const value = request.cookies[this.name] ?? '';
    if (!COOKIE.test(value)) return null;
    const [id = '', signature = ''] = value.split('.');
    return timingSafeEqual(Buffer.from(signature), Buffer.from(this.sign(id))) ? hashed(id) : null;
  }

  /** The device that asks, or one that is not known yet: what to write once it has opened something. */
  device(request: Pick<Request, 'headers' | 'cookies'>): { readonly visitor: string; readonly value: string } {
    const known = this.read(request);
    if (known !== null) return { visitor: known, value: request.cookies[this.name] ?? '' };
    const id = randomBytes(32).toString('base64url');
    return { visitor: hashed(id), value: `${id}.${this.sign(id)}` };
  }

  write(reply: Reply, value: string): void {
    void reply.setCookie(this.name, value, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.secure,
      maxAge: KEPT_SECONDS,
    });
  }

  private sign(id: string): string {
    return createHmac('sha256', this.config.secretKey).update(`visitor:${id}`).digest('base64url');
  }
}

const hashed = (id: string): string => createHash('sha256').update(id).digest('hex');
