import { Module } from '@nestjs/common';
import { PgCategories } from '@pignon/infra/categories/pg-categories';
import { provide } from '@pignon/infra/wiring/provide';
import { CategoriesController } from './categories.controller';

@Module({
  controllers: [CategoriesController],
  providers: [provide(PgCategories, ({ pool }) => new PgCategories(pool))],
})
export class CategoriesModule {}
