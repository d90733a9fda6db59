import { Module } from '@nestjs/common';
import { Settings } from '@pignon/domain/settings/app-settings';
import { createPictureMaker } from '@pignon/infra/sheets/create-picture-maker';
import { createSheetSource } from '@pignon/infra/sheets/create-sheet-source';
import { createSheetStore } from '@pignon/infra/sheets/create-sheet-store';
import { DrawingThread } from '@pignon/infra/sheets/drawing-thread';
import { PictureMaker } from '@pignon/infra/sheets/picture-maker';
import { SheetSource } from '@pignon/infra/sheets/sheet-source';
import { SheetStore } from '@pignon/infra/sheets/sheet-store';
import { provide } from '@pignon/infra/wiring/provide';
import { MediaModule } from '../media/media.module';
import { processorsOf } from '../outbox/reaction';
import { SettingsModule } from '../settings/settings.module';
import { SheetMaker } from './sheet-maker';
import { sheetReactions } from './sheets.reactions';

@Module({
  imports: [SettingsModule, MediaModule],
  providers: [
    provide(SheetStore, createSheetStore),
    provide(SheetSource, createSheetSource, Settings),
    provide(PictureMaker, createPictureMaker, Settings),
    DrawingThread,
    SheetMaker,
    ...processorsOf(sheetReactions),
  ],
})
export class SheetsModule {
  static readonly reactions = sheetReactions;
}
