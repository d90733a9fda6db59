import { Module } from '@nestjs/common';
import type { Config } from '@pignon/infra/config/config';
import { MissingPages } from '@pignon/infra/pages/missing-pages';
import { Pool } from 'pg';
import { CONFIG } from '../config.token';
import { LastSettings } from './last-settings';
import { PagesController } from './pages.controller';
import { WebPages } from './web-pages';

@Module({
  controllers: [PagesController],
  providers: [
    { provide: MissingPages, useFactory: (pool: Pool) => new MissingPages(pool), inject: [Pool] },
    { provide: LastSettings, useFactory: (config: Config) => new LastSettings(config), inject: [CONFIG] },
    {
      provide: WebPages,
      useFactory: ({ publicUrl }: Config, last: LastSettings) => new WebPages(publicUrl, last),
      inject: [CONFIG, LastSettings],
    },
  ],
})
export class PagesModule {}
