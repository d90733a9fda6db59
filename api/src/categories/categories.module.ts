import { Module } from '@nestjs/common';
import { PgCategories } from '@pignon/infra/categories/pg-categories';
import { Pool } from 'pg';
import { CategoriesController } from './categories.controller';

@Module({
  controllers: [CategoriesController],
  providers: [{ provide: PgCategories, useFactory: (pool: Pool) => new PgCategories(pool), inject: [Pool] }],
})
export class CategoriesModule {}
