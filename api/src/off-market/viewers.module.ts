import { Global, Module } from '@nestjs/common';
import { InternalListings } from '@pignon/domain/listings/internal-listings';
import { OpenedListings, VisitorAccess } from '@pignon/domain/off-market/visitor-access';
import type { Config } from '@pignon/infra/config/config';
import { PgInternalListings } from '@pignon/infra/listings/pg-internal-listings';
import { PhotoSignatures } from '@pignon/infra/media/photo-signatures';
import { PgOpenedListings } from '@pignon/infra/off-market/pg-opened-listings';
import { PgVisitorAccess } from '@pignon/infra/off-market/pg-visitor-access';
import { Pool } from 'pg';
import { CONFIG } from '../config.token';
import { OpenedReading } from './opened-reading';
import { SignedPhotos } from './signed-photos';
import { Viewers } from './viewers';
import { VisitorCookie } from './visitor-cookie';

/** Properties, their sheets and their photos ask who is reading. */
@Global()
@Module({
  providers: [
    Viewers,
    OpenedReading,
    SignedPhotos,
    {
      provide: PhotoSignatures,
      useFactory: ({ secretKey }: Config) => new PhotoSignatures(secretKey),
      inject: [CONFIG],
    },
    { provide: VisitorCookie, useFactory: (config: Config) => new VisitorCookie(config), inject: [CONFIG] },
    { provide: VisitorAccess, useFactory: (pool: Pool) => new PgVisitorAccess(pool), inject: [Pool] },
    { provide: OpenedListings, useFactory: (pool: Pool) => new PgOpenedListings(pool), inject: [Pool] },
    { provide: InternalListings, useFactory: (pool: Pool) => new PgInternalListings(pool), inject: [Pool] },
  ],
  exports: [Viewers, OpenedReading, SignedPhotos, PhotoSignatures, VisitorCookie, VisitorAccess, OpenedListings],
})
export class ViewersModule {}
