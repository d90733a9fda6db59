import { Body, Controller, Get, Header, HttpCode, Param, Put, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { PeoplePage, PersonFile } from '@pignon/domain/prospects/staff-person';
import { DEFAULT_PAGE_SIZE } from '@pignon/domain/shared/page-size';
import { PgPeople } from '@pignon/infra/prospects/pg-people';
import { StaffWith } from '../http/access/audience';
import { auditEntry } from '../http/access/audit-entry';
import { found } from '../http/input/known-id';
import { uuidParam } from '../http/input/uuid-param';
import { ChangedMeanwhile } from '../http/refusals/errors';
import type { Request } from '../http/request';
import { MoveDto, PeopleQuery } from './people.dto';

/** E12: whoever asked for something, what they asked, and where they stand. */
@ApiTags('people')
@StaffWith('requests')
@Controller('api/admin/people')
export class PeopleController {
  constructor(private readonly people: PgPeople) {}

  @Get()
  @Header('cache-control', 'private, no-store')
  page(@Query() { q, stage, page = 1, size = DEFAULT_PAGE_SIZE }: PeopleQuery): Promise<PeoplePage> {
    return this.people.page({ q, stage, page, size });
  }

  @Get(':id')
  @Header('cache-control', 'private, no-store')
  async file(@Param('id', uuidParam) id: string): Promise<PersonFile> {
    return found(await this.people.file(id));
  }

  @Put(':id/stage')
  @HttpCode(200)
  async move(
    @Param('id', uuidParam) id: string,
    @Body() { stage, lostReason, version }: MoveDto,
    @Req() request: Request,
  ): Promise<PersonFile> {
    const change = { stage, lostReason: stage === 'lost' ? (lostReason ?? null) : null, version };
    const moved = await this.people.move(id, change, auditEntry(request, 'prospects.stage'));
    const file = found(await this.people.file(id));
    if (!moved) throw new ChangedMeanwhile('Ce prospect', { by: null, at: null }, file);
    return file;
  }
}
