import { Body, Controller, Get, Header, HttpCode, Param, Put, Query, Req, StreamableFile } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { PeopleBoard, PeoplePage, PersonFile } from '@pignon/domain/prospects/staff-person';
import { DEFAULT_PAGE_SIZE } from '@pignon/domain/shared/page-size';
import { AuditLog } from '@pignon/infra/audit/audit-log';
import { PgPeople } from '@pignon/infra/prospects/pg-people';
import { StaffWith } from '../http/access/audience';
import { auditEntry } from '../http/access/audit-entry';
import { found } from '../http/input/known-id';
import { uuidParam } from '../http/input/uuid-param';
import { ChangedMeanwhile } from '../http/refusals/errors';
import type { Request } from '../http/request';
import { CriteriaDto, CriteriaVersion, readCriteria } from './criteria.dto';
import { MoveDto, PeopleFiltersQuery, PeopleQuery } from './people.dto';
import { peopleCsv } from './people-csv';

/** What one file holds; more are asked for filter by filter. */
const MOST_LINES = 10_000;

/** E12: whoever asked for something, what they asked, and where they stand. */
@ApiTags('people')
@StaffWith('requests')
@Controller('api/admin/people')
export class PeopleController {
  constructor(
    private readonly people: PgPeople,
    private readonly audit: AuditLog,
  ) {}

  @Get()
  @Header('cache-control', 'private, no-store')
  page(@Query() { page = 1, size = DEFAULT_PAGE_SIZE, ...filters }: PeopleQuery): Promise<PeoplePage> {
    return this.people.page(filters, { page, size });
  }

  @Get('board')
  @Header('cache-control', 'private, no-store')
  board(@Query() filters: PeopleFiltersQuery): Promise<PeopleBoard> {
    return this.people.board(filters);
  }

  /** Who took a list of people along stands in the audit. */
  @Get('export.csv')
  @Header('cache-control', 'private, no-store')
  @ApiProduces('application/octet-stream')
  async csv(@Query() filters: PeopleFiltersQuery, @Req() request: Request): Promise<StreamableFile> {
    const people = await this.people.some(filters, MOST_LINES);
    await this.audit.write(auditEntry(request, 'prospects.list', { detail: { lines: people.length } }));
    return new StreamableFile(Buffer.from(peopleCsv(people)), {
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="prospects.csv"',
    });
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
    @Body() { stage, lostReason = '', version }: MoveDto,
    @Req() request: Request,
  ): Promise<PersonFile> {
    const moved = await this.people.move(id, { stage, lostReason, version }, auditEntry(request, 'prospects.stage'));
    return await this.after(id, moved);
  }

  @Put(':id/criteria')
  @HttpCode(200)
  async note(
    @Param('id', uuidParam) id: string,
    @Body() body: CriteriaDto,
    @Req() request: Request,
  ): Promise<PersonFile> {
    const change = { criteria: readCriteria(body), version: body.version };
    return await this.after(id, await this.people.note(id, change, auditEntry(request, 'prospects.criteria')));
  }

  /** What was written down is taken back: what they asked counts again. */
  @Put(':id/criteria/asked')
  @HttpCode(200)
  async asAsked(
    @Param('id', uuidParam) id: string,
    @Body() { version }: CriteriaVersion,
    @Req() request: Request,
  ): Promise<PersonFile> {
    const change = { criteria: null, version };
    return await this.after(id, await this.people.note(id, change, auditEntry(request, 'prospects.criteria')));
  }

  private async after(id: string, done: boolean): Promise<PersonFile> {
    const file = found(await this.people.file(id));
    if (!done) throw new ChangedMeanwhile('Ce prospect', await this.people.lastChange(id), file);
    return file;
  }
}
