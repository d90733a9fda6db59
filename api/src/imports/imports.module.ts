import { Module } from '@nestjs/common';
import { PropertyImports } from '@pignon/domain/imports/property-imports';
import { ExportNotes } from '@pignon/infra/imports/export/export-notes';
import { ExportedProperties } from '@pignon/infra/imports/export/exported-properties';
import { ImportFiles } from '@pignon/infra/imports/import-files';
import { MikroOrmPropertyImports } from '@pignon/infra/imports/mikro-orm-property-imports';
import { PhotoSources } from '@pignon/infra/imports/photo-sources';
import { StaffImports } from '@pignon/infra/imports/staff-imports';
import { PropertyDesk } from '@pignon/infra/listings/desk/property-desk';
import { createMediaStore } from '@pignon/infra/media/create-media-store';
import { MediaStore } from '@pignon/infra/media/media-store';
import { createSettings } from '@pignon/infra/settings/create-settings';
import { provide } from '@pignon/infra/wiring/provide';
import { ExportController } from './export.controller';
import { ImportsController } from './imports.controller';
import {
  ApproveImportHandler,
  CancelImportHandler,
  MatchImportColumnsHandler,
  ReceiveImportHandler,
} from './imports.handlers';

@Module({
  controllers: [ImportsController, ExportController],
  providers: [
    ReceiveImportHandler,
    MatchImportColumnsHandler,
    ApproveImportHandler,
    CancelImportHandler,
    provide(PropertyImports, () => new MikroOrmPropertyImports()),
    provide(StaffImports, ({ pool }) => new StaffImports(pool)),
    provide(ExportedProperties, (tools) => new ExportedProperties(tools.pool, createSettings(tools))),
    provide(ExportNotes, ({ pool }) => new ExportNotes(pool)),
    provide(PhotoSources, ({ pool }) => new PhotoSources(pool)),
    provide(PropertyDesk, (tools) => new PropertyDesk(tools.pool, createSettings(tools))),
    provide(MediaStore, createMediaStore),
    provide(ImportFiles, ({ config }) => new ImportFiles(config.media.dir)),
  ],
})
export class ImportsModule {}
