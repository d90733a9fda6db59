import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { SoldProperty } from '@pignon/domain/sold/sold-property';
import { PgSoldProperties } from '@pignon/infra/sold/pg-sold-properties';
import { AdminOnly, Public } from '../http/access/audience';
import { changeEntry } from '../http/access/audit-entry';
import { NotFound } from '../http/refusals/errors';
import { found, knownId, numberParam } from '../http/input/known-id';
import { Cached } from '../http/cache/public-cache.decorator';
import type { Request } from '../http/request';
import { SoldPropertyChangesDto, SoldPropertyDto } from './sold.dto';

/** M140. Everybody reads the same: the price is nobody's but the staff's who wrote it. */
@ApiTags('sold-properties')
@Controller('api/sold-properties')
export class SoldController {
  constructor(private readonly sold: PgSoldProperties) {}

  @Public()
  @Cached()
  @Get()
  list(): Promise<readonly SoldProperty[]> {
    return this.sold.list();
  }

  @Public()
  @Cached()
  @Get(':id')
  async one(@Param('id', numberParam) id: number): Promise<SoldProperty> {
    return found(await this.sold.byId(knownId(id)));
  }

  @AdminOnly()
  @Post()
  async create(@Body() body: SoldPropertyDto, @Req() request: Request): Promise<SoldProperty> {
    const id = await this.sold.create(body, changeEntry(request, 'sold.create', body));
    return found(await this.sold.byId(id));
  }

  @AdminOnly()
  @Put(':id')
  async update(
    @Param('id', numberParam) id: number,
    @Body() body: SoldPropertyChangesDto,
    @Req() request: Request,
  ): Promise<SoldProperty> {
    if (!(await this.sold.update(knownId(id), body, changeEntry(request, 'sold.update', body)))) throw new NotFound();
    return found(await this.sold.byId(id));
  }

  @AdminOnly()
  @Delete(':id')
  @HttpCode(204)
  async remove(@Param('id', numberParam) id: number, @Req() request: Request): Promise<void> {
    if (!(await this.sold.remove(knownId(id), changeEntry(request, 'sold.remove')))) throw new NotFound();
  }
}
