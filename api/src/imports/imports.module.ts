import { Module } from '@nestjs/common';
import { PropertyImports } from '@pignon/domain/imports/property-imports';
import { ImportFiles } from '@pignon/infra/imports/import-files';
import { MikroOrmPropertyImports } from '@pignon/infra/imports/mikro-orm-property-imports';
import { StaffImports } from '@pignon/infra/imports/staff-imports';
import { provide } from '@pignon/infra/wiring/provide';
import { ImportsController } from './imports.controller';
import {
  ApproveImportHandler,
  CancelImportHandler,
  MatchImportColumnsHandler,
  ReceiveImportHandler,
} from './imports.handlers';

@Module({
  controllers: [ImportsController],
  providers: [
    ReceiveImportHandler,
    MatchImportColumnsHandler,
    ApproveImportHandler,
    CancelImportHandler,
    provide(PropertyImports, () => new MikroOrmPropertyImports()),
    provide(StaffImports, ({ pool }) => new StaffImports(pool)),
    provide(ImportFiles, ({ config }) => new ImportFiles(config.media.dir)),
  ],
})
export class ImportsModule {}
