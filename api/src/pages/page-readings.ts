import { Inject, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Config } from '@pignon/infra/config/config';
import { CONFIG } from '@pignon/infra/wiring/config.token';
import type { Request } from '../http/request';
import { staffCookieOf } from '../http/access/staff-cookie';
import { VisitorCookie } from '../off-market/visitor-cookie';
import { LastSettings } from './last-settings';
import { PageReading } from './page-reading';

/** Each page is read as the one who asks for it: with their cookies, and no others. */
@Injectable()
export class PageReadings {
  constructor(
    private readonly adapter: HttpAdapterHost,
    private readonly lastSettings: LastSettings,
    private readonly visitor: VisitorCookie,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  begin(request: Request): PageReading {
    const reader = { cookie: this.visitor.header(request), staffCookie: staffCookieOf(request, this.config) };
    return new PageReading(this.adapter, reader, this.lastSettings);
  }

  /** Of a visitor who carries nothing. */
  ofNobody(): PageReading {
    return new PageReading(this.adapter, { cookie: undefined, staffCookie: undefined }, this.lastSettings);
  }
}
