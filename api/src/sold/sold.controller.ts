import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { SoldProperty, StaffSoldProperty } from '@pignon/domain/sold/sold-property';
import { PgSoldProperties } from '@pignon/infra/sold/pg-sold-properties';
import { StaffSoldProperties } from '@pignon/infra/sold/staff-sold-properties';
import { Public, StaffWith } from '../http/access/audience';
import { changeEntry } from '../http/access/audit-entry';
import { Cached } from '../http/cache/public-cache.decorator';
import { found, knownId, numberParam } from '../http/input/known-id';
import { ChangedMeanwhile, InvalidBody, NotFound } from '../http/refusals/errors';
import type { Request } from '../http/request';
import { SoldPropertyChangesDto, SoldPropertyDto } from './sold.dto';

/** M140. Everybody reads the same; what staff write, staff read back whole. */
@ApiTags('sold-properties')
@Controller('api/sold-properties')
export class SoldController {
  constructor(
    private readonly sold: PgSoldProperties,
    private readonly staff: StaffSoldProperties,
  ) {}

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

  @StaffWith('properties')
  @Post()
  async create(@Body() body: SoldPropertyDto, @Req() request: Request): Promise<StaffSoldProperty> {
    const id = await namingKnown(this.staff.create(body, changeEntry(request, 'sold.create', body)));
    return found(await this.staff.byId(id));
  }

  @StaffWith('properties')
  @Put(':id')
  async update(
    @Param('id', numberParam) id: number,
    @Body() { version = null, ...changes }: SoldPropertyChangesDto,
    @Req() request: Request,
  ): Promise<StaffSoldProperty> {
    const line = changeEntry(request, 'sold.update', changes);
    const outcome = await namingKnown(this.staff.update(knownId(id), changes, version, line));
    if (outcome === 'unknown') throw new NotFound();
    if (outcome === 'changed') throw new ChangedMeanwhile('Ce bien vendu', await this.staff.lastChange(id));
    return found(await this.staff.byId(id));
  }

  /** Into the bin, for thirty days. */
  @StaffWith('properties')
  @Delete(':id')
  @HttpCode(204)
  async remove(@Param('id', numberParam) id: number, @Req() request: Request): Promise<void> {
    if (!(await this.staff.bin(knownId(id), true, changeEntry(request, 'sold.remove')))) throw new NotFound();
  }
}

/** What another table does not have is said at the field that names it. */
const UNKNOWN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  sold_property_agent_id_fkey: { agentId: 'Ce conseiller est inconnu' },
  sold_property_property_id_fkey: { propertyId: 'Ce bien est inconnu' },
};

const namingKnown = <Result>(write: Promise<Result>): Promise<Result> =>
  write.catch((error: { constraint?: string }) => {
    const fields = UNKNOWN[error.constraint ?? ''];
    throw fields ? new InvalidBody(fields) : error;
  });
