import { Module, type OnApplicationShutdown } from '@nestjs/common';
import { PropertyImports } from '@pignon/domain/imports/property-imports';
import { Listings } from '@pignon/domain/listings/property/listings';
import { Clock, systemClock } from '@pignon/domain/shared/clock';
import { UnitOfWork } from '@pignon/domain/shared/unit-of-work';
import { createUnitOfWork } from '@pignon/infra/orm/create-unit-of-work';
import { PostgresUnitOfWork } from '@pignon/infra/database/postgres-unit-of-work';
import { PublicDownload } from '@pignon/infra/http/public-download';
import { ImportFiles } from '@pignon/infra/imports/import-files';
import { ImportPhotos } from '@pignon/infra/imports/import-photos';
import { ImportPreview } from '@pignon/infra/imports/import-preview';
import { ImportRows } from '@pignon/infra/imports/import-rows';
import { ImportTargets } from '@pignon/infra/imports/import-targets';
import { MikroOrmPropertyImports } from '@pignon/infra/imports/mikro-orm-property-imports';
import { PhotoSources } from '@pignon/infra/imports/photo-sources';
import { StaffImports } from '@pignon/infra/imports/staff-imports';
import { createDerivation } from '@pignon/infra/listings/create-derivation';
import { Derivation } from '@pignon/infra/listings/derivation';
import { MikroOrmListings } from '@pignon/infra/listings/mikro-orm-listings';
import { MediaStore } from '@pignon/infra/media/media-store';
import { PhotoIntake } from '@pignon/infra/media/photos/photo-intake';
import { PhotoReader } from '@pignon/infra/media/photos/photo-reader';
import { CONFIG } from '@pignon/infra/wiring/config.token';
import { provide } from '@pignon/infra/wiring/provide';
import type { Config } from '@pignon/infra/config/config';
import { Pool } from 'pg';
import { MediaModule } from '../media/media.module';
import { processorsOf } from '../outbox/reaction';
import { ApplyLine } from './apply-line';
import { ApplyRow } from './apply-row';
import { ImportSteps } from './import-steps';
import { importReactions } from './imports.reactions';

/** One for the row that is applied, one for a photo that is taken in. */
const CONNECTIONS = 2;

/** The only work of workers that changes aggregates: it has what api has for that. */
@Module({
  imports: [MediaModule],
  providers: [
    { provide: Clock, useValue: systemClock },
    {
      provide: PostgresUnitOfWork,
      useFactory: (pool: Pool, config: Config) => createUnitOfWork({ pool, config }, CONNECTIONS),
      inject: [Pool, CONFIG],
    },
    { provide: UnitOfWork, useExisting: PostgresUnitOfWork },
    provide(Listings, ({ pool }) => new MikroOrmListings(pool)),
    provide(PropertyImports, () => new MikroOrmPropertyImports()),
    provide(Derivation, createDerivation),
    provide(StaffImports, ({ pool }) => new StaffImports(pool)),
    provide(ImportFiles, ({ config }) => new ImportFiles(config.media.dir)),
    provide(ImportRows, ({ pool }) => new ImportRows(pool)),
    provide(ImportTargets, ({ pool }) => new ImportTargets(pool)),
    provide(PhotoSources, ({ pool }) => new PhotoSources(pool)),
    provide(PhotoReader, () => new PhotoReader()),
    provide(PublicDownload, () => new PublicDownload()),
    provide(
      ImportPreview,
      ({ pool }, derivation: Derivation, targets: ImportTargets, sources: PhotoSources) =>
        new ImportPreview(pool, derivation, targets, sources),
      Derivation,
      ImportTargets,
      PhotoSources,
    ),
    provide(
      PhotoIntake,
      ({ pool, config }, store: MediaStore, work: UnitOfWork, clock: Clock, reader: PhotoReader) =>
        new PhotoIntake(store, pool, work, clock, config.secretKey, reader),
      MediaStore,
      UnitOfWork,
      Clock,
      PhotoReader,
    ),
    provide(
      ImportPhotos,
      (_, intake: PhotoIntake, sources: PhotoSources, download: PublicDownload) =>
        new ImportPhotos(intake, sources, download),
      PhotoIntake,
      PhotoSources,
      PublicDownload,
    ),
    ApplyRow,
    ApplyLine,
    ImportSteps,
    ...processorsOf(importReactions),
  ],
})
export class ImportsModule implements OnApplicationShutdown {
  static readonly reactions = importReactions;

  constructor(
    private readonly work: PostgresUnitOfWork,
    private readonly download: PublicDownload,
  ) {}

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.work.close(), this.download.close()]);
  }
}
