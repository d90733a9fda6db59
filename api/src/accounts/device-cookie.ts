import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Account } from '@pignon/domain/accounts/accounts';
import { Clock } from '@pignon/domain/shared/clock';
import type { Config } from '@pignon/infra/config/config';
import { CONFIG } from '@pignon/infra/wiring/config.token';
import type { Reply, Request } from '../http/request';
import { LOGIN_PATH } from '../http/access/session-where-asked';

const COOKIE = /^([\w-]{22})\.(\d{1,6})\.([\w-]{43})$/;
const KEPT_DAYS = 180;
const DAY_MS = 24 * 3600 * 1000;

type Owner = Pick<Account, 'id' | 'passwordHash'>;

/**
 * Says that somebody signed in to this account from this device (OWASP, device cookies). It opens nothing: it only has
 * its tries counted apart from those of everybody else. It ends with the password that it was got by.
 */
@Injectable()
export class DeviceCookie {
  readonly name: string;
  private readonly secure: boolean;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly clock: Clock,
  ) {
    this.secure = config.publicUrl.startsWith('https:');
    this.name = this.secure ? '__Secure-device' : 'device';
  }

  /** The device, if the account knows it; null without a cookie that we wrote for this very account. */
  knownTo(account: Owner | null, { cookies }: Pick<Request, 'cookies'>): string | null {
    const [, id = '', day = '', signature = ''] = COOKIE.exec(cookies[this.name] ?? '') ?? [];
    if (!account || !id || this.today() - Number(day) > KEPT_DAYS) return null;
    return timingSafeEqual(Buffer.from(signature), Buffer.from(this.sign(account, id, day))) ? id : null;
  }

  /** After a right password; a known device keeps its number. */
  write(reply: Reply, account: Owner, known: string | null): void {
    const id = known ?? randomBytes(16).toString('base64url');
    const day = String(this.today());
    void reply.setCookie(this.name, `${id}.${day}.${this.sign(account, id, day)}`, {
      path: LOGIN_PATH,
      httpOnly: true,
      sameSite: 'strict',
      secure: this.secure,
      maxAge: KEPT_DAYS * 24 * 3600,
    });
  }

  private today(): number {
    return Math.floor(this.clock.now().getTime() / DAY_MS);
  }

  private sign({ id: accountId, passwordHash }: Owner, id: string, day: string): string {
    const key = `staff-device:${this.config.secretKey}`;
    return createHmac('sha256', key).update(`${id}.${day}.${accountId}.${passwordHash}`).digest('base64url');
  }
}
