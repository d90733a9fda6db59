import { Global, Module } from '@nestjs/common';
import { InternalListings } from '@pignon/domain/listings/internal-listings';
import { OpenedListings, VisitorAccess } from '@pignon/domain/off-market/visitor-access';
import { createInternalListings } from '@pignon/infra/listings/create-internal-listings';
import { PhotoSignatures } from '@pignon/infra/media/photo-signatures';
import { createOpenedListings } from '@pignon/infra/off-market/create-opened-listings';
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
    provide(VisitorAccess, ({ pool }) => new PgVisitorAccess(pool)),
    provide(OpenedListings, createOpenedListings),
    provide(InternalListings, createInternalListings),
  ],
  exports: [Viewers, OpenedReading, SignedPhotos, PhotoSignatures, VisitorCookie, VisitorAccess, OpenedListings],
})
export class ViewersModule {}
