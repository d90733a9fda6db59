import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Category } from '@pignon/domain/categories/category';
import { PgCategories } from '@pignon/infra/categories/pg-categories';
import { Public } from '../http/access/audience';
import { found, knownId, numberParam } from '../http/input/known-id';
import { Cached } from '../http/cache/public-cache.decorator';

/** M141, F66: the types of property, read only. */
@ApiTags('categories')
@Public()
@Controller('api/categories')
export class CategoriesController {
  constructor(private readonly categories: PgCategories) {}

  @Cached()
  @Get()
  list(): Promise<readonly Category[]> {
    return this.categories.list();
  }

  @Cached()
  @Get(':id')
  async one(@Param('id', numberParam) id: number): Promise<Category> {
    return found(await this.categories.byId(knownId(id)));
  }
}
