import { Module } from '@nestjs/common';
import type { Settings } from '@pignon/infra/config/settings';
import { MissingPages } from '@pignon/infra/pages/missing-pages';
import { Pool } from 'pg';
import { SETTINGS } from '../settings.token';
import { LastSettings } from './last-settings';
import { PagesController } from './pages.controller';
import { WebPages } from './web-pages';

@Module({
  controllers: [PagesController],
  providers: [
    { provide: MissingPages, useFactory: (pool: Pool) => new MissingPages(pool), inject: [Pool] },
    { provide: LastSettings, useFactory: (settings: Settings) => new LastSettings(settings), inject: [SETTINGS] },
    {
      provide: WebPages,
      useFactory: ({ publicUrl }: Settings, last: LastSettings) => new WebPages(publicUrl, last),
      inject: [SETTINGS, LastSettings],
    },
  ],
})
export class PagesModule {}
