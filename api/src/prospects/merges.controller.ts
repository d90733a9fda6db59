import { Body, Controller, Get, Header, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Twin } from '@pignon/domain/prospects/merging';
import type { PersonFile } from '@pignon/domain/prospects/staff-person';
import { PgMerges } from '@pignon/infra/prospects/pg-merges';
import { PgPeople } from '@pignon/infra/prospects/pg-people';
import { StaffWith } from '../http/access/audience';
import { auditEntry } from '../http/access/audit-entry';
import { found } from '../http/input/known-id';
import { uuidParam } from '../http/input/uuid-param';
import { ChangedMeanwhile } from '../http/refusals/errors';
import type { Request } from '../http/request';
import { MergeDto } from './merges.dto';

/** 'Fusionner' (E12): one person under several addresses, and apart again. */
@ApiTags('people')
@StaffWith('requests')
@Controller('api/admin/people')
export class MergesController {
  constructor(
    private readonly merges: PgMerges,
    private readonly people: PgPeople,
  ) {}

  @Get(':id/twins')
  @Header('cache-control', 'private, no-store')
  twins(@Param('id', uuidParam) id: string): Promise<readonly Twin[]> {
    return this.merges.twins(id);
  }

  /** The one of the address is kept; the newest of its merges is this one. */
  @Post(':id/merge')
  @HttpCode(200)
  async merge(
    @Param('id', uuidParam) id: string,
    @Body() { other, version, otherVersion }: MergeDto,
    @Req() request: Request,
  ): Promise<PersonFile> {
    const gone = { id: other.toLowerCase(), version: otherVersion };
    const done = await this.merges.merge({ id, version }, gone, auditEntry(request, 'prospects.merge'));
    const file = found(await this.people.file(id));
    if (done) return file;
    found(await this.people.file(gone.id));
    throw new ChangedMeanwhile('Un de ces deux prospects', { by: null, at: null }, file);
  }

  @Put('merges/:merge/undo')
  @HttpCode(200)
  async separate(@Param('merge', uuidParam) merge: string, @Req() request: Request): Promise<PersonFile> {
    const kept = found(await this.merges.separate(merge, auditEntry(request, 'prospects.separate')));
    return found(await this.people.file(kept));
  }
}
