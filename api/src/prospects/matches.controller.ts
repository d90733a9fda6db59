import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { PersonMatch, PropertyMatch } from '@pignon/domain/prospects/matching/matches';
import { PgMatches } from '@pignon/infra/prospects/pg-matches';
import { StaffWith } from '../http/access/audience';
import { found } from '../http/input/known-id';
import { uuidParam } from '../http/input/uuid-param';
import { MatchesQuery } from './matches.dto';

/** D14. People are read here: a property's own calls are not enough to see them. */
@ApiTags('people')
@StaffWith('requests')
@Controller('api/admin/people')
export class MatchesController {
  constructor(private readonly matches: PgMatches) {}

  @Get('matches')
  @Header('cache-control', 'private, no-store')
  async ofProperty(@Query() { property }: MatchesQuery): Promise<readonly PersonMatch[]> {
    return found(await this.matches.ofProperty(property));
  }

  @Get(':id/matches')
  @Header('cache-control', 'private, no-store')
  async ofPerson(@Param('id', uuidParam) id: string): Promise<readonly PropertyMatch[]> {
    return found(await this.matches.ofPerson(id));
  }
}
