import { Module } from '@nestjs/common';
import { MissingPages } from '@pignon/infra/pages/missing-pages';
import { Pool } from 'pg';
import { PagesController } from './pages.controller';

@Module({
  controllers: [PagesController],
  providers: [{ provide: MissingPages, useFactory: (pool: Pool) => new MissingPages(pool), inject: [Pool] }],
})
export class PagesModule {}
