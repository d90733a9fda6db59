import { Module } from '@nestjs/common';
import { PgIndexation } from '@pignon/infra/indexing/pg-indexation';
import { SiteAddresses } from '@pignon/infra/indexing/site-addresses';
import { provide } from '@pignon/infra/wiring/provide';
import { PagesModule } from '../../pages/pages.module';
import { IndexingModule } from '../indexing.module';
import { IndexationController } from './indexation.controller';
import { RedirectionsController } from './redirections.controller';

@Module({
  imports: [IndexingModule, PagesModule],
  controllers: [IndexationController, RedirectionsController],
  providers: [
    provide(PgIndexation, ({ pool }, addresses: SiteAddresses) => new PgIndexation(pool, addresses), SiteAddresses),
  ],
})
export class IndexationModule {}
