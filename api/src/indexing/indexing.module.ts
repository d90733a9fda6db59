import { Module } from '@nestjs/common';
import { Catalogue } from '@pignon/domain/listings/catalogue';
import { SiteAddresses } from '@pignon/infra/indexing/site-addresses';
import { provide } from '@pignon/infra/wiring/provide';
import { ListingsModule } from '../listings/listings.module';
import { SitemapsController } from './sitemaps.controller';

@Module({
  imports: [ListingsModule],
  controllers: [SitemapsController],
  providers: [
    provide(SiteAddresses, ({ pool }, catalogue: Catalogue) => new SiteAddresses(pool, catalogue), Catalogue),
  ],
  exports: [SiteAddresses],
})
export class IndexingModule {}
