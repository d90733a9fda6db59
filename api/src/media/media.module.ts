import { Module } from '@nestjs/common';
import { Clock } from '@pignon/domain/shared/clock';
import { UnitOfWork } from '@pignon/domain/shared/unit-of-work';
import type { Settings } from '@pignon/infra/config/settings';
import { MediaStore } from '@pignon/infra/media/media-store';
import { PhotoIntake } from '@pignon/infra/media/photo-intake';
import { Pool } from 'pg';
import { SETTINGS } from '../settings.token';
import { UploadController } from './upload.controller';

@Module({
  controllers: [UploadController],
  providers: [
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
