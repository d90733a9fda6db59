import { Module } from '@nestjs/common';
import { Clock } from '@pignon/domain/shared/clock';
import { UnitOfWork } from '@pignon/domain/shared/unit-of-work';
import { createMediaStore } from '@pignon/infra/media/create-media-store';
import { MediaStore } from '@pignon/infra/media/media-store';
import { PhotoIntake } from '@pignon/infra/media/photo-intake';
import { PhotoLocks } from '@pignon/infra/media/photo-locks';
import { provide } from '@pignon/infra/wiring/provide';
import { PhotoGate } from './photo-gate';
import { UploadController } from './upload.controller';

@Module({
  controllers: [UploadController],
  providers: [
    PhotoGate,
    provide(PhotoLocks, ({ pool }) => new PhotoLocks(pool)),
    provide(MediaStore, createMediaStore),
    provide(
      PhotoIntake,
      ({ pool, config }, store: MediaStore, work: UnitOfWork, clock: Clock) =>
        new PhotoIntake(store, pool, work, clock, config.secretKey),
      MediaStore,
      UnitOfWork,
      Clock,
    ),
  ],
})
export class MediaModule {}
