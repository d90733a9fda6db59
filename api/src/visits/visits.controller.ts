import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { readVisitEvents } from '@pignon/domain/visits/visit-events';
import { FleetingLimit } from '@pignon/infra/limits/fleeting-limit';
import { PgAudience } from '@pignon/infra/visits/pg-audience';
import { Public } from '../http/access/audience';
import { clientAddress } from '../http/intake/client-address';
import { InvalidBody, TooLong } from '../http/refusals/errors';
import type { Request } from '../http/request';
import { isCounted } from './counted';
import { VisitsDto } from './visits.dto';

const LARGEST_BYTES = 4_096;

/** What the beacon of a page tells: which template was seen, never by whom. */
@ApiTags('audience')
@Public()
@Controller('api/audience')
export class VisitsController {
  constructor(
    private readonly audience: PgAudience,
    private readonly limit: FleetingLimit,
  ) {}

  /** Nobody reads its answer, so whoever is not counted hears the same. */
  @Post()
  @HttpCode(204)
  async count(@Body() { events }: VisitsDto, @Req() request: Request): Promise<void> {
    if (Buffer.byteLength(JSON.stringify(events)) > LARGEST_BYTES) throw new TooLong();
    const read = readVisitEvents(events);
    if (!read) throw new InvalidBody({ events: 'Ces visites sont illisibles' });
    if (isCounted(request) && (await this.limit.allows(clientAddress(request)))) await this.audience.count(read);
  }
}
