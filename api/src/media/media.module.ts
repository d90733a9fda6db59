import { Module } from '@nestjs/common';
import { Clock } from '@pignon/domain/shared/clock';
import { UnitOfWork } from '@pignon/domain/shared/unit-of-work';
import type { Config } from '@pignon/infra/config/config';
import { MediaStore } from '@pignon/infra/media/media-store';
import { PhotoIntake } from '@pignon/infra/media/photo-intake';
import { PhotoLocks } from '@pignon/infra/media/photo-locks';
import { PhotoSignatures } from '@pignon/infra/media/photo-signatures';
import { Pool } from 'pg';
import { PublicCache } from '../http/public-cache';
import { StaffSession } from '../http/staff-session';
import { VisitorCookie } from '../off-market/visitor-cookie';
import { CONFIG } from '../config.token';
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
    { provide: MediaStore, useFactory: ({ media }: Config) => new MediaStore(media.dir), inject: [CONFIG] },
    {
      provide: PhotoIntake,
      useFactory: (store: MediaStore, pool: Pool, work: UnitOfWork, clock: Clock, { secretKey }: Config) =>
        new PhotoIntake(store, pool, work, clock, secretKey),
      inject: [MediaStore, Pool, UnitOfWork, Clock, CONFIG],
    },
  ],
})
export class MediaModule {}
