import { Injectable } from '@nestjs/common';
import type { AccessReader, OpenedProperty } from '@pignon/domain/off-market/visitor-access';
import { normaliseEmail } from '@pignon/domain/shared/text/email-address';
import { PgVisitorAccess } from '@pignon/infra/off-market/pg-visitor-access';
import type { Request } from '../http/request';
import { VisitorCookie } from './visitor-cookie';

/** Who is reading: asked by every call that shows an off-market property to whom it was opened to. */
@Injectable()
export class Viewers {
  constructor(
    private readonly cookie: VisitorCookie,
    private readonly access: PgVisitorAccess,
  ) {}

  /**
   * The client to whom the off-market property N is opened on this device, else null. An answer that depends on it must
   * be `private, no-store` and never `@Cached()`.
   */
  async viewerOf(request: Request, propertyId: number): Promise<AccessReader | null> {
    const visitor = this.cookie.read(request);
    return visitor === null ? null : await this.access.readerOf(visitor, propertyId);
  }

  /** All that is opened on this device, under the same rule. */
  async openedTo(request: Request): Promise<readonly OpenedProperty[]> {
    const visitor = this.cookie.read(request);
    return visitor === null ? [] : await this.access.openedTo(visitor);
  }

  /** Only whoever reads that mailbox has opened a link on this device that was mailed to it. */
  async isClient(request: Request, email: string): Promise<boolean> {
    const visitor = this.cookie.read(request);
    return visitor !== null && (await this.access.isClient(visitor, normaliseEmail(email)));
  }
}
