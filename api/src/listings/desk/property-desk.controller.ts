import { Body, Controller, Get, Header, Param, Post, Put, Query, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { StaffPropertyPage } from '@pignon/domain/listings/desk/staff-property-row';
import type { StaffProperty } from '@pignon/domain/listings/staff-property';
import { PropertyDesk } from '@pignon/infra/listings/desk/property-desk';
import { StaffListings } from '@pignon/infra/listings/staff-listings';
import { StaffWith } from '../../http/access/audience';
import { auditEntry } from '../../http/access/audit-entry';
import { found, knownId, numberParam } from '../../http/input/known-id';
import { Version } from '../../http/input/version';
import type { Request } from '../../http/request';
import { DuplicateProperty } from '../save-property.command';
import { PublishProperty, RestoreProperty, UnpublishProperty } from '../publication.command';
import { tellingWhoChanged } from '../telling-who-changed';
import { PropertyDeskQuery } from './property-desk.dto';

type Decision = PublishProperty | UnpublishProperty | RestoreProperty;

/** Everything in the house, as staff look for it (E02), and what they make public of it. */
@ApiTags('properties')
@StaffWith('properties')
@Controller('api/admin/properties')
export class PropertyDeskController {
  constructor(
    private readonly desk: PropertyDesk,
    private readonly properties: StaffListings,
    private readonly commands: CommandBus,
  ) {}

  @Get()
  @Header('cache-control', 'private, no-store')
  page(@Query() query: PropertyDeskQuery): Promise<StaffPropertyPage> {
    const { folder = 'all', sort = 'updated', order = 'desc', page = 1, pageSize = 25, ...filters } = query;
    return this.desk.page(filters, { folder, sort, order, page, pageSize });
  }

  @Get(':id')
  @Header('cache-control', 'private, no-store')
  async one(@Param('id', numberParam) id: number): Promise<StaffProperty> {
    return found(await this.properties.byId(knownId(id)));
  }

  /** 422 says what is missing (F46). */
  @Put(':id/publish')
  @Header('cache-control', 'private, no-store')
  publish(
    @Param('id', numberParam) id: number,
    @Body() { version = null }: Version,
    @Req() request: Request,
  ): Promise<StaffProperty> {
    return this.decide(new PublishProperty(knownId(id), auditEntry(request, 'properties.publish'), version));
  }

  /** A draft again: nobody outside the house sees anything of it. */
  @Put(':id/unpublish')
  @Header('cache-control', 'private, no-store')
  unpublish(
    @Param('id', numberParam) id: number,
    @Body() { version = null }: Version,
    @Req() request: Request,
  ): Promise<StaffProperty> {
    return this.decide(new UnpublishProperty(knownId(id), auditEntry(request, 'properties.unpublish'), version));
  }

  /** Out of the bin, as it was; 404 once its days there are over. */
  @Put(':id/restore')
  @Header('cache-control', 'private, no-store')
  restore(
    @Param('id', numberParam) id: number,
    @Body() { version = null }: Version,
    @Req() request: Request,
  ): Promise<StaffProperty> {
    return this.decide(new RestoreProperty(knownId(id), auditEntry(request, 'properties.restore'), version));
  }

  /** Another one like it, a draft without its mandate. */
  @Post(':id/duplicate')
  @Header('cache-control', 'private, no-store')
  async duplicate(@Param('id', numberParam) id: number, @Req() request: Request): Promise<StaffProperty> {
    const command = new DuplicateProperty(knownId(id), auditEntry(request, 'properties.duplicate'));
    return await this.one((await this.commands.execute(command)).id);
  }

  private async decide(decision: Decision): Promise<StaffProperty> {
    const { id } = await tellingWhoChanged(this.properties, decision.id, this.commands.execute(decision));
    return await this.one(id);
  }
}
