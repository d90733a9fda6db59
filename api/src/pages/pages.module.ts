import { Module } from '@nestjs/common';
import { MissingPages } from '@pignon/infra/pages/missing-pages';
import { provide } from '@pignon/infra/wiring/provide';
import { LastSettings } from './last-settings';
import { PageReadings } from './page-readings';
import { PagesController } from './pages.controller';
import { WebPages } from './web-pages';

@Module({
  controllers: [PagesController],
  providers: [
    PageReadings,
    provide(MissingPages, ({ pool }) => new MissingPages(pool)),
    provide(LastSettings, ({ config }) => new LastSettings(config)),
    provide(WebPages, ({ config }, last: LastSettings) => new WebPages(config.publicUrl, last), LastSettings),
  ],
})
export class PagesModule {}
