import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { AudienceReport } from '@pignon/domain/visits/audience-report';
import { PgAudience } from '@pignon/infra/visits/pg-audience';
import { StaffWith } from '../http/access/audience';
import { InvalidBody } from '../http/refusals/errors';
import { PeriodQuery } from './visits.dto';

const LONGEST_DAYS = 400;
const DAY_MS = 24 * 3600 * 1000;

/** For the dashboard (E01). */
@ApiTags('audience')
@StaffWith('audience')
@Controller('api/admin/audience')
export class AudienceController {
  constructor(private readonly audience: PgAudience) {}

  @Get()
  @Header('cache-control', 'private, no-store')
  report(@Query() { from, to }: PeriodQuery): Promise<AudienceReport> {
    const days = (Date.parse(to) - Date.parse(from)) / DAY_MS;
    if (!(days >= 0 && days <= LONGEST_DAYS) || !exists(from) || !exists(to))
      throw new InvalidBody({ from: 'La période va d’un jour à un jour suivant, de 400 jours au plus' });
    return this.audience.report(from, to);
  }
}

/** No 31 February: it would be another month's day. */
const exists = (day: string): boolean => new Date(day).toISOString().startsWith(day);
