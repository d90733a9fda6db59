import { Module } from '@nestjs/common';
import { Clock } from '@pignon/domain/shared/clock';
import { UnitOfWork } from '@pignon/domain/shared/unit-of-work';
import { createMediaStore } from '@pignon/infra/media/create-media-store';
import { MediaStore } from '@pignon/infra/media/media-store';
import { PhotoIntake } from '@pignon/infra/media/photos/photo-intake';
import { PhotoLooks } from '@pignon/infra/media/photos/photo-looks';
import { PhotoLocks } from '@pignon/infra/media/photos/photo-locks';
import { PhotoReader } from '@pignon/infra/media/photos/photo-reader';
import { provide } from '@pignon/infra/wiring/provide';
import { PhotoGate } from './photo-gate';
import { UploadController } from './upload.controller';

@Module({
  controllers: [UploadController],
  providers: [
    PhotoGate,
    provide(PhotoReader, () => new PhotoReader()),
    provide(PhotoLooks, ({ pool }) => new PhotoLooks(pool)),
    provide(PhotoLocks, ({ pool }) => new PhotoLocks(pool)),
    provide(MediaStore, createMediaStore),
    provide(
      PhotoIntake,
      ({ pool, config }, store: MediaStore, work: UnitOfWork, clock: Clock, reader: PhotoReader) =>
        new PhotoIntake(store, pool, work, clock, config.secretKey, reader),
      MediaStore,
      UnitOfWork,
      Clock,
      PhotoReader,
    ),
  ],
})
export class MediaModule {}
