import { Body, Controller, Get, Header, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { StaffSoldProperty } from '@pignon/domain/sold/sold-property';
import { StaffSoldProperties } from '@pignon/infra/sold/staff-sold-properties';
import { StaffWith } from '../http/access/audience';
import { auditEntry, changeEntry } from '../http/access/audit-entry';
import { NotFound } from '../http/refusals/errors';
import { found, knownId, numberParam } from '../http/input/known-id';
import type { Request } from '../http/request';
import { SoldOrderDto, SoldShownDto } from './sold.dto';

/** E07: all that was sold or let, in the agency's order, with the bin. */
@ApiTags('sold-properties')
@StaffWith('properties')
@Controller('api/admin/sold-properties')
export class StaffSoldController {
  constructor(private readonly sold: StaffSoldProperties) {}

  @Get()
  @Header('cache-control', 'private, no-store')
  all(): Promise<readonly StaffSoldProperty[]> {
    return this.sold.all();
  }

  /** The card of a property that was sold or let. */
  @Post('from/:id')
  async createFrom(@Param('id', numberParam) id: number, @Req() request: Request): Promise<StaffSoldProperty> {
    const made = await this.sold.createFrom(knownId(id), changeEntry(request, 'sold.create'));
    if (made === null) throw new NotFound();
    return found(await this.sold.byId(made));
  }

  @Put('shown')
  async show(@Body() { ids, shown }: SoldShownDto, @Req() request: Request): Promise<{ readonly changed: number }> {
    return { changed: await this.sold.show(ids, shown, auditEntry(request, 'sold.show', { detail: { ids, shown } })) };
  }

  /** Who is not named comes after. */
  @Put('order')
  @HttpCode(204)
  order(@Body() { ids }: SoldOrderDto, @Req() request: Request): Promise<void> {
    return this.sold.order(ids, auditEntry(request, 'sold.order', { detail: { ids } }));
  }

  @Put(':id/restore')
  @HttpCode(204)
  async restore(@Param('id', numberParam) id: number, @Req() request: Request): Promise<void> {
    if (!(await this.sold.bin(knownId(id), false, changeEntry(request, 'sold.restore')))) throw new NotFound();
  }
}
