import { Global, Module } from '@nestjs/common';
import { AccessCodes } from '@pignon/domain/off-market/access-codes';
import { OpenedListings, VisitorAccess } from '@pignon/domain/off-market/visitor-access';
import type { Settings } from '@pignon/infra/config/settings';
import { HmacAccessCodes } from '@pignon/infra/off-market/hmac-access-codes';
import { PgOpenedListings } from '@pignon/infra/off-market/pg-opened-listings';
import { PgVisitorAccess } from '@pignon/infra/off-market/pg-visitor-access';
import { Pool } from 'pg';
import { SETTINGS } from '../settings.token';
import { Viewers } from './viewers';
import { VisitorCookie } from './visitor-cookie';

/** Global: properties, their sheets and their photos ask who is reading. */
@Global()
@Module({
  providers: [
    Viewers,
    { provide: VisitorCookie, useFactory: (settings: Settings) => new VisitorCookie(settings), inject: [SETTINGS] },
    { provide: VisitorAccess, useFactory: (pool: Pool) => new PgVisitorAccess(pool), inject: [Pool] },
    { provide: OpenedListings, useFactory: (pool: Pool) => new PgOpenedListings(pool), inject: [Pool] },
    {
      provide: AccessCodes,
      useFactory: ({ secretKey }: Settings) => new HmacAccessCodes(secretKey),
      inject: [SETTINGS],
    },
  ],
  exports: [Viewers, VisitorCookie, VisitorAccess, OpenedListings],
})
export class OffMarketModule {}
