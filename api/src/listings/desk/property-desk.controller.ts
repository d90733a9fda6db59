import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { StaffPropertyPage } from '@pignon/domain/listings/desk/staff-property-row';
import { PropertyDesk } from '@pignon/infra/listings/desk/property-desk';
import { AdminOnly } from '../../http/access/audience';
import { PropertyDeskQuery } from './property-desk.dto';

/** Everything in the house, as staff look for it (E02). */
@ApiTags('properties')
@AdminOnly()
@Controller('api/admin/properties')
export class PropertyDeskController {
  constructor(private readonly desk: PropertyDesk) {}

  @Get()
  @Header('cache-control', 'private, no-store')
  page(@Query() query: PropertyDeskQuery): Promise<StaffPropertyPage> {
    const { folder = 'all', sort = 'updated', order = 'desc', page = 1, pageSize = 25, ...filters } = query;
    return this.desk.page(filters, { folder, sort, order, page, pageSize });
  }
}
