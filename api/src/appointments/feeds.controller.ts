import { Controller, Get, Header, Inject, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { feedFile } from '@pignon/domain/appointments/calendar-file';
import { entryOf } from '@pignon/domain/appointments/entry-of';
import { Settings } from '@pignon/domain/settings/app-settings';
import { Clock } from '@pignon/domain/shared/clock';
import { isFeedToken } from '@pignon/infra/appointments/appointment-links';
import { AppointmentRecords, toldOf } from '@pignon/infra/appointments/appointment-records';
import type { Config } from '@pignon/infra/config/config';
import { CONFIG } from '@pignon/infra/wiring/config.token';
import { Public } from '../http/access/audience';
import { knownId, numberParam } from '../http/input/known-id';
import { NotFound } from '../http/refusals/errors';

const DAY_MS = 24 * 3600 * 1000;
const [PAST_DAYS, AHEAD_DAYS] = [30, 365];

/** What an adviser's own agenda subscribes to, by an address that nobody can guess and staff can renew. */
@ApiTags('appointments')
@Public()
@Controller('api/appointments/feeds')
export class FeedsController {
  constructor(
    private readonly records: AppointmentRecords,
    private readonly settings: Settings,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get(':agentId/:file')
  @Header('content-type', 'text/calendar; charset=utf-8')
  @Header('cache-control', 'private, no-store')
  async feed(@Param('agentId', numberParam) agentId: number, @Param('file') file: string): Promise<string> {
    const token = /^([\w-]+)\.ics$/.exec(file)?.[1] ?? '';
    const adviser = await this.records.feedEdition(knownId(agentId));
    if (!adviser || !isFeedToken(this.config.secretKey, agentId, adviser.edition, token)) throw new NotFound();
    const now = this.clock.now().getTime();
    const between = [new Date(now - PAST_DAYS * DAY_MS), new Date(now + AHEAD_DAYS * DAY_MS)] as const;
    const { agency } = await this.settings.read();
    const told = { agency, site: this.config.publicUrl, to: 'adviser' } as const;
    return feedFile(
      `Rendez-vous de ${adviser.name}`,
      (await this.records.between(...between, agentId)).map((record) =>
        entryOf(toldOf(record), { ...told, stamp: record.bookedAt }),
      ),
    );
  }
}
