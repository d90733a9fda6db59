import { Module } from '@nestjs/common';
import { Redirections } from '@pignon/infra/indexing/redirections';
import { MissingPages } from '@pignon/infra/pages/missing-pages';
import { provide } from '@pignon/infra/wiring/provide';
import { KnownPages } from './known-pages';
import { LastSettings } from './last-settings';
import { PageReadings } from './page-readings';
import { PagesController } from './pages.controller';
import { WebPages } from './web-pages';

@Module({
  controllers: [PagesController],
  providers: [
    PageReadings,
    KnownPages,
    provide(MissingPages, ({ pool }) => new MissingPages(pool)),
    provide(Redirections, ({ pool }) => new Redirections(pool)),
    provide(LastSettings, ({ config }) => new LastSettings(config)),
    provide(WebPages, ({ config }, last: LastSettings) => new WebPages(config.publicUrl, last), LastSettings),
  ],
  exports: [KnownPages, MissingPages, Redirections],
})
export class PagesModule {}
