import { Controller, Get, Header, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { feedUrl } from '@pignon/infra/appointments/appointment-links';
import { AppointmentRecords } from '@pignon/infra/appointments/appointment-records';
import { CalendarFeeds } from '@pignon/infra/appointments/calendar-feeds';
import type { Config } from '@pignon/infra/config/config';
import { CONFIG } from '@pignon/infra/wiring/config.token';
import { StaffWith } from '../../http/access/audience';
import { changeEntry } from '../../http/access/audit-entry';
import { found, knownId, numberParam } from '../../http/input/known-id';
import { NotFound } from '../../http/refusals/errors';
import type { Request } from '../../http/request';

interface FeedAnswer {
  readonly url: string;
}

/** The secret address of an adviser's feed: whoever has it reads all of his appointments. */
@ApiTags('appointments')
@StaffWith('requests')
@Controller('api/admin/appointments/feeds')
export class StaffFeedsController {
  constructor(
    private readonly records: AppointmentRecords,
    private readonly feeds: CalendarFeeds,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get(':agentId')
  @Header('cache-control', 'private, no-store')
  async read(@Param('agentId', numberParam) agentId: number): Promise<FeedAnswer> {
    const { edition } = found(await this.records.feedEdition(knownId(agentId)));
    return { url: feedUrl(this.config, agentId, edition) };
  }

  /** From now on the address of before leads nowhere. */
  @Post(':agentId/renew')
  @HttpCode(200)
  @Header('cache-control', 'private, no-store')
  async renew(@Param('agentId', numberParam) agentId: number, @Req() request: Request): Promise<FeedAnswer> {
    const line = changeEntry(request, 'appointments.renew-feed');
    if (!(await this.feeds.renew(knownId(agentId), line))) throw new NotFound();
    return await this.read(agentId);
  }
}
