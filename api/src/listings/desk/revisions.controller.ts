import { Body, Controller, Get, Header, Param, Put, Query, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { RevisionPage } from '@pignon/domain/listings/property/revisions';
import type { RestoredProperty } from '@pignon/domain/listings/staff-property';
import { PgRevisions } from '@pignon/infra/listings/revisions/pg-revisions';
import { StaffListings } from '@pignon/infra/listings/staff-listings';
import { StaffWith } from '../../http/access/audience';
import { auditEntry } from '../../http/access/audit-entry';
import { Quantity } from '../../http/input/fields';
import { found, knownId, numberParam } from '../../http/input/known-id';
import { Version } from '../../http/input/version';
import type { Request } from '../../http/request';
import { RestoreRevision } from '../save-property.command';
import { tellingWhoChanged } from '../telling-who-changed';

class RevisionsQuery {
  @Quantity('« before »', { min: 1, max: Number.MAX_SAFE_INTEGER, whole: true })
  before?: number | null;
}

/** Historique (E04). */
@ApiTags('properties')
@StaffWith('properties')
@Controller('api/admin/properties/:id/revisions')
export class RevisionsController {
  constructor(
    private readonly revisions: PgRevisions,
    private readonly properties: StaffListings,
    private readonly commands: CommandBus,
  ) {}

  /** Newest first, 25 at once. */
  @Get()
  @Header('cache-control', 'private, no-store')
  async page(@Param('id', numberParam) id: number, @Query() { before = null }: RevisionsQuery): Promise<RevisionPage> {
    return found(await this.revisions.page(knownId(id), before));
  }

  /** Restaurer cette version: what was said after it. What is published stays so. */
  @Put(':revision/restore')
  @Header('cache-control', 'private, no-store')
  async restore(
    @Param('id', numberParam) id: number,
    @Param('revision', numberParam) revision: number,
    @Body() { version = null }: Version,
    @Req() request: Request,
  ): Promise<RestoredProperty> {
    const line = auditEntry(request, 'properties.restore-revision');
    const command = new RestoreRevision(knownId(id), revision, line, version);
    const { lostPhotos } = await tellingWhoChanged(this.properties, id, this.commands.execute(command));
    return { ...found(await this.properties.byId(id)), lostPhotos };
  }
}
