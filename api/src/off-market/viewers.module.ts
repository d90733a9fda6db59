import { Global, Module } from '@nestjs/common';
import { createInternalListings } from '@pignon/infra/listings/create-internal-listings';
import { PgInternalListings } from '@pignon/infra/listings/pg-internal-listings';
import { PhotoSignatures } from '@pignon/infra/media/photos/photo-signatures';
import { createOpenedListings } from '@pignon/infra/off-market/create-opened-listings';
import { PgOpenedListings } from '@pignon/infra/off-market/pg-opened-listings';
import { PgVisitorAccess } from '@pignon/infra/off-market/pg-visitor-access';
import { provide } from '@pignon/infra/wiring/provide';
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
    provide(PhotoSignatures, ({ config }) => new PhotoSignatures(config.secretKey)),
    provide(VisitorCookie, ({ config }) => new VisitorCookie(config)),
    provide(PgVisitorAccess, ({ pool }) => new PgVisitorAccess(pool)),
    provide(PgOpenedListings, createOpenedListings),
    provide(PgInternalListings, createInternalListings),
  ],
  exports: [Viewers, OpenedReading, SignedPhotos, PhotoSignatures, VisitorCookie, PgVisitorAccess, PgOpenedListings],
})
export class ViewersModule {}
