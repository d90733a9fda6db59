import { Module } from '@nestjs/common';
import { SheetRequests } from '@pignon/domain/sheets/sheet-requested';
import type { Config } from '@pignon/infra/config/config';
import { PgCatalogue } from '@pignon/infra/listings/pg-catalogue';
import { PgInternalListings } from '@pignon/infra/listings/pg-internal-listings';
import { MediaStore } from '@pignon/infra/media/media-store';
import { PgOpenedListings } from '@pignon/infra/off-market/pg-opened-listings';
import { PgSettings } from '@pignon/infra/settings/pg-settings';
import { PgSheetRequests } from '@pignon/infra/sheets/pg-sheet-requests';
import { PictureMaker } from '@pignon/infra/sheets/picture-maker';
import { SheetSource } from '@pignon/infra/sheets/sheet-source';
import { SheetStore } from '@pignon/infra/sheets/sheet-store';
import { Pool } from 'pg';
import { CONFIG } from '../config.token';
import { PicturesController } from './pictures.controller';
import { RequestSheetHandler } from './request-sheet.handler';
import { SheetsController } from './sheets.controller';
import { ShownSheets } from './shown-sheets';

@Module({
  controllers: [SheetsController, PicturesController],
  providers: [
    RequestSheetHandler,
    ShownSheets,
    { provide: SheetRequests, useClass: PgSheetRequests },
    { provide: SheetStore, useFactory: ({ pdf }: Config) => new SheetStore(pdf.dir), inject: [CONFIG] },
    {
      provide: PictureMaker,
      useFactory: (pool: Pool, store: SheetStore, { media }: Config) =>
        new PictureMaker(new PgSettings(pool), store, new MediaStore(media.dir)),
      inject: [Pool, SheetStore, CONFIG],
    },
    {
      provide: SheetSource,
      useFactory: (pool: Pool, { publicUrl }: Config) =>
        new SheetSource(
          pool,
          new PgCatalogue(pool),
          new PgOpenedListings(pool),
          new PgInternalListings(pool),
          new PgSettings(pool),
          publicUrl,
        ),
      inject: [Pool, CONFIG],
    },
  ],
})
export class SheetsModule {}
