import { Module } from '@nestjs/common';
import { Settings } from '@pignon/domain/settings/app-settings';
import { createSettings } from '@pignon/infra/settings/create-settings';
import { createPictureMaker } from '@pignon/infra/sheets/create-picture-maker';
import { createSheetSource } from '@pignon/infra/sheets/create-sheet-source';
import { createSheetStore } from '@pignon/infra/sheets/create-sheet-store';
import { PgSheetRequests } from '@pignon/infra/sheets/pg-sheet-requests';
import { PictureMaker } from '@pignon/infra/sheets/picture-maker';
import { SheetSource } from '@pignon/infra/sheets/sheet-source';
import { SheetStore } from '@pignon/infra/sheets/sheet-store';
import { provide } from '@pignon/infra/wiring/provide';
import { VisitsModule } from '../visits/visits.module';
import { PicturesController } from './pictures.controller';
import { RequestSheetHandler } from './request-sheet.handler';
import { SheetDownloads } from './sheet-downloads';
import { SheetsController } from './sheets.controller';
import { ShownSheets } from './shown-sheets';

@Module({
  imports: [VisitsModule],
  controllers: [SheetsController, PicturesController],
  providers: [
    RequestSheetHandler,
    ShownSheets,
    SheetDownloads,
    { provide: PgSheetRequests, useClass: PgSheetRequests },
    provide(Settings, createSettings),
    provide(SheetStore, createSheetStore),
    provide(PictureMaker, createPictureMaker, Settings),
    provide(SheetSource, createSheetSource, Settings),
  ],
})
export class SheetsModule {}
