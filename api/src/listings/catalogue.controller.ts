import { Controller, Get, Param, Query as QueryString, Req, Res } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { Catalogue, type Found, MOST_LISTED } from '@pignon/domain/listings/catalogue';
import type {
  CityCount,
  ListingCard,
  ListingPage,
  MapAnswer,
  OffMarketTeaser,
  SearchAnswer,
} from '@pignon/domain/listings/read-models';
import { slugOf } from '@pignon/domain/shared/text/slug';
import { Public } from '../http/access/audience';
import { Gone, NotFound } from '../http/refusals/errors';
import { Cached } from '../http/cache/public-cache.decorator';
import type { Reply, Request } from '../http/request';
import { OpenedReading } from '../off-market/opened-reading';
import { citySlugs } from './city-slugs';
import { type Query, readMap, readPage, readSearch } from './criteria';
import { MAP_READS, SEARCH_READS, SearchParameters } from './search-parameters';

/** The public's reading of the catalogue (M138). Every answer is the same for everybody, so it is kept in memory. */
@ApiTags('properties')
@Public()
@Controller('api/properties')
export class CatalogueController {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly opened: OpenedReading,
  ) {}

  /** F70: an array, newest first; headers say that there is more. */
  @Cached('page')
  @Get()
  @ApiQuery({ name: 'page', required: false, description: 'à partir de 1, par 500' })
  async list(@QueryString() query: Query, @Res({ passthrough: true }) reply: Reply): Promise<readonly ListingCard[]> {
    const page = readPage(query);
    const { items, total } = await this.catalogue.list(page);
    void reply.header('x-total-count', String(total));
    if (page * MOST_LISTED < total) void reply.header('link', `</api/properties?page=${page + 1}>; rel="next"`);
    return items;
  }

  @Cached(...SEARCH_READS)
  @Get('search')
  @SearchParameters()
  search(@QueryString() query: Query): Promise<SearchAnswer> {
    const { criteria, page } = readSearch(query);
    return this.catalogue.search(criteria, page);
  }

  @Cached(...MAP_READS)
  @Get('map')
  @SearchParameters()
  @ApiQuery({ name: 'zoom', required: false, type: Number })
  @ApiQuery({ name: 'box', required: false, description: 'ouest,sud,est,nord en degrés' })
  map(@QueryString() query: Query): Promise<MapAnswer> {
    const { criteria, window } = readMap(query);
    return this.catalogue.map(criteria, window);
  }

  @Cached()
  @Get('cities')
  cities(): Promise<readonly CityCount[]> {
    return this.catalogue.cities();
  }

  @Cached()
  @Get('featured')
  featured(): Promise<readonly ListingCard[]> {
    return this.catalogue.featured();
  }

  @Cached()
  @Get('off-market')
  offMarket(): Promise<readonly OffMarketTeaser[]> {
    return this.catalogue.offMarket();
  }

  @Cached()
  @Get('by-city-slug/:city/:slug')
  async bySlug(
    @Param('city') city: string,
    @Param('slug') slug: string,
    @Req() request: Request,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<ListingPage | OffMarketTeaser> {
    const bySlug = async <Page>(listings: { pageBySlug(city: string, title: string): Promise<Page | null> }) => {
      for (const citySlug of citySlugs(city)) {
        const page = await listings.pageBySlug(citySlug, slugOf(slug));
        if (page) return page;
      }
      return null;
    };
    const found = await bySlug(this.catalogue);
    if (found) return await this.opened.of(shown(found), request, reply);
    return await this.opened.ofHouse(request, reply, bySlug);
  }

  @Cached()
  @Get(':id')
  async one(
    @Param('id') id: string,
    @Req() request: Request,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<ListingPage | OffMarketTeaser> {
    const number = numberOf(id);
    if (number === null) throw new NotFound();
    const found = await this.catalogue.page(number);
    if (found) return await this.opened.of(shown(found), request, reply);
    return await this.opened.ofHouse(request, reply, (listings) => listings.page(number));
  }

  /** M85. */
  @Cached()
  @Get(':id/similar')
  async similar(@Param('id') id: string): Promise<readonly ListingCard[]> {
    const number = numberOf(id);
    const similar = number === null ? null : await this.catalogue.similar(number);
    if (!similar) throw new NotFound();
    return similar;
  }
}

/** Of a property: a serial of PostgreSQL. */
const numberOf = (id: string): number | null => (/^[1-9]\d{0,9}$/.test(id) && Number(id) < 2 ** 31 ? Number(id) : null);

function shown<Value>(found: NonNullable<Found<Value>>): Value {
  if ('gone' in found) throw new Gone();
  return found.found;
}
