import { Body, Controller, Get, Header, HttpCode, Param, Put, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { PersonMatch, PropertyMatch } from '@pignon/domain/prospects/matching/matches';
import type { PropertyMatching } from '@pignon/domain/prospects/matching/property-matching';
import { PgMatches } from '@pignon/infra/prospects/pg-matches';
import { PublishedMatches } from '@pignon/infra/prospects/published-matches';
import { StaffWith } from '../http/access/audience';
import { found } from '../http/input/known-id';
import { uuidParam } from '../http/input/uuid-param';
import type { Request } from '../http/request';
import { MatchesQuery } from './matches.dto';

interface PublishedAnswer {
  readonly matching: PropertyMatching | null;
}

/** D14. People are read here: a property's own calls are not enough to see them. */
@ApiTags('people')
@StaffWith('requests')
@Controller('api/admin/people')
export class MatchesController {
  constructor(
    private readonly matches: PgMatches,
    private readonly found: PublishedMatches,
  ) {}

  @Get('matches')
  @Header('cache-control', 'private, no-store')
  async ofProperty(@Query() { property }: MatchesQuery): Promise<readonly PersonMatch[]> {
    return found(await this.matches.ofProperty(property));
  }

  /** What its publication found; null where it is not published. */
  @Get('matches/published')
  @Header('cache-control', 'private, no-store')
  async published(@Query() { property }: MatchesQuery): Promise<PublishedAnswer> {
    return { matching: await this.found.of(property) };
  }

  @Put('matches/seen')
  @HttpCode(204)
  async see(@Body() { property }: MatchesQuery, @Req() { account }: Request): Promise<void> {
    await this.found.see(property, { accountId: account?.id ?? null });
  }

  @Get(':id/matches')
  @Header('cache-control', 'private, no-store')
  async ofPerson(@Param('id', uuidParam) id: string): Promise<readonly PropertyMatch[]> {
    return found(await this.matches.ofPerson(id));
  }
}
