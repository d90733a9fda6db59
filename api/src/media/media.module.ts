import { Module } from '@nestjs/common';
import { Clock } from '@pignon/domain/shared/clock';
import { UnitOfWork } from '@pignon/domain/shared/unit-of-work';
import type { Settings } from '@pignon/infra/config/settings';
import { MediaStore } from '@pignon/infra/media/media-store';
import { PhotoIntake } from '@pignon/infra/media/photo-intake';
import { PhotoLocks } from '@pignon/infra/media/photo-locks';
import { PhotoSignatures } from '@pignon/infra/media/photo-signatures';
import { Pool } from 'pg';
import { PublicCache } from '../http/public-cache';
import { StaffSession } from '../http/staff-session';
import { VisitorCookie } from '../off-market/visitor-cookie';
import { SETTINGS } from '../settings.token';
import { PhotoGate } from './photo-gate';
import { UploadController } from './upload.controller';

@Module({
  controllers: [UploadController],
  providers: [
    {
      provide: PhotoGate,
      useFactory: (
        pool: Pool,
        cache: PublicCache,
        cookie: VisitorCookie,
        staff: StaffSession,
        signatures: PhotoSignatures,
        clock: Clock,
      ) => new PhotoGate(new PhotoLocks(pool), cache, cookie, staff, signatures, clock),
      inject: [Pool, PublicCache, VisitorCookie, StaffSession, PhotoSignatures, Clock],
    },
    { provide: MediaStore, useFactory: ({ media }: Settings) => new MediaStore(media.dir), inject: [SETTINGS] },
    {
      provide: PhotoIntake,
      useFactory: (store: MediaStore, pool: Pool, work: UnitOfWork, clock: Clock, { secretKey }: Settings) =>
        new PhotoIntake(store, pool, work, clock, secretKey),
      inject: [MediaStore, Pool, UnitOfWork, Clock, SETTINGS],
    },
  ],
})
export class MediaModule {}
