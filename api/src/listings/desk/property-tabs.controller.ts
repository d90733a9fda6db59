import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { comparedPeriod } from '@pignon/domain/dashboard/period';
import type { PropertyAudience } from '@pignon/domain/dashboard/property-audience';
import type { PropertyDiffusion } from '@pignon/domain/listings/desk/property-diffusion';
import type { PropertyRequestPage } from '@pignon/domain/mailbox/requests/property-requests';
import { Clock } from '@pignon/domain/shared/clock';
import { DiffusionReading } from '@pignon/infra/imports/export/diffusion-reading';
import { PropertyRequests } from '@pignon/infra/mailbox/property-requests';
import { PropertyAudiences } from '@pignon/infra/visits/property-audiences';
import { StaffWith } from '../../http/access/audience';
import { found, knownId, numberParam } from '../../http/input/known-id';
import { AudienceQuery, RequestsQuery } from './property-tabs.dto';

/** What its tabs tell of a property beside its fields (E04): each by a right of its own. */
@ApiTags('properties')
@Controller('api/admin/properties/:id')
export class PropertyTabsController {
  constructor(
    private readonly asked: PropertyRequests,
    private readonly audiences: PropertyAudiences,
    private readonly shown: DiffusionReading,
    private readonly clock: Clock,
  ) {}

  /** Conversations about it, the last one that moved first, 25 at once. */
  @Get('requests')
  @StaffWith('requests')
  @Header('cache-control', 'private, no-store')
  requests(@Param('id', numberParam) id: number, @Query() { page = 1 }: RequestsQuery): Promise<PropertyRequestPage> {
    return this.asked.page(knownId(id), page);
  }

  /** What is counted without a cookie, day by day, beside the period before. */
  @Get('audience')
  @StaffWith('audience')
  @Header('cache-control', 'private, no-store')
  audience(@Param('id', numberParam) id: number, @Query() { days = 30 }: AudienceQuery): Promise<PropertyAudience> {
    return this.audiences.of(knownId(id), comparedPeriod(days, this.clock.now()));
  }

  /** Where it is shown, and why not. */
  @Get('diffusion')
  @StaffWith('properties')
  @Header('cache-control', 'private, no-store')
  async diffusion(@Param('id', numberParam) id: number): Promise<PropertyDiffusion> {
    return found(await this.shown.of(knownId(id)));
  }
}
