import {
  type Catalogue,
  type Found,
  type ListedPage,
  type MapWindow,
  MOST_LISTED,
} from '@pignon/domain/listings/catalogue';
import type {
  CityCount,
  ListingCard,
  ListingPage,
  MapAnswer,
  OffMarketTeaser,
  SearchAnswer,
} from '@pignon/domain/listings/read-models';
import type { PageOfSearch, Sort } from '@pignon/domain/listings/search-criteria';
import type { SearchCriteria } from '@pignon/domain/listings/filters/filters';
import type { Pool } from 'pg';
import { placesAsked } from '../../geography/places-asked';
import { CARD_COLUMNS, type CardRow, TEASER_COLUMNS, type TeaserRow, toCard, toTeaser } from './card-row';
import { byReference } from './by-reference';
import { allOf, conditionsOf } from './conditions';
import { facetsOf } from './facets';
import { type PageRow, selectPage, toPage } from './page-row';
import { pinsOf } from './pins';
import { relaxationsOf } from './relaxations';
import { similarTo } from './similar';
import { teasersOf } from './teasers-of';
import { Values } from './values';

const MOST_TEASERS = 100;
const FEATURED = 12;
const ORDER: Readonly<Record<Sort, string>> = {
  newest: 'published_at desc, id desc',
  'price-asc': 'price_cents asc nulls last, id desc',
  'price-desc': 'price_cents desc nulls last, id desc',
  yield: 'yield_percent desc nulls last, id desc',
  surface: 'surface_m2 desc nulls last, id desc',
};

/**
 * Plain SQL over the two public views; table `property` itself is asked only whether something was removed. Statements
 * are not prepared: a plan for any value loses on filters as skewed as cities are.
 */
export class PgCatalogue implements Catalogue {
  constructor(private readonly pool: Pool) {}

  async search(asked: SearchCriteria, { sort, page, pageSize, facets }: PageOfSearch): Promise<SearchAnswer> {
    const criteria = await byReference(this.pool, asked);
    const [{ items, total, available, rented }, counts, teasers] = await Promise.all([
      this.items(criteria, sort, page, pageSize),
      facets ? facetsOf(this.pool, criteria) : null,
      page === 1 ? teasersOf(this.pool, criteria) : [],
    ]);
    const relaxations = total === 0 && page === 1 && !criteria.ids ? await relaxationsOf(this.pool, criteria) : [];
    const places = placesAsked(criteria.cities ?? []).flatMap(({ asked, slug, name }) =>
      name === null ? [] : [{ asked, slug, name }],
    );
    return { items, total, available, rented, page, pageSize, sort, facets: counts, teasers, places, relaxations };
  }

  async map(criteria: SearchCriteria, window: MapWindow): Promise<MapAnswer> {
    return pinsOf(this.pool, await byReference(this.pool, criteria), window);
  }

  async list(page = 1): Promise<ListedPage> {
    const { rows } = await this.pool.query<CardRow & { readonly total: number }>(
      `select ${CARD_COLUMNS}, (select count(*)::int from public_listing) as total
       from public_listing order by ${ORDER.newest} limit ${MOST_LISTED} offset $1`,
      [(page - 1) * MOST_LISTED],
    );
    return { items: rows.map(toCard), total: rows[0]?.total ?? 0 };
  }

  async featured(): Promise<readonly ListingCard[]> {
    return this.cards(
      `from public_listing where available order by (mandat = 'exclu') desc nulls last, ${ORDER.newest} limit ${FEATURED}`,
    );
  }

  async cities(): Promise<readonly CityCount[]> {
    return (await facetsOf(this.pool, {})).city;
  }

  async districts(): Promise<readonly CityCount[]> {
    return (await facetsOf(this.pool, {})).district;
  }

  async offMarket(): Promise<readonly OffMarketTeaser[]> {
    const { rows } = await this.pool.query<TeaserRow>(
      `select ${TEASER_COLUMNS} from off_market_teaser order by published_at desc, id desc limit ${MOST_TEASERS}`,
    );
    return rows.map(toTeaser);
  }

  page(id: number): Promise<Found<ListingPage | OffMarketTeaser>> {
    return this.found('id = $1', [id]);
  }

  /** Two properties of one title and city: the newest number wins (F30). What has left an address is found by it too. */
  async pageBySlug(citySlug: string, titleSlug: string): Promise<Found<ListingPage | OffMarketTeaser>> {
    const slugs = [citySlug, titleSlug];
    return (
      (await this.found('city_slug = $1 and title_slug = $2', slugs)) ?? (await this.found(`id = (${LEFT})`, slugs))
    );
  }

  similar(id: number): Promise<readonly ListingCard[] | null> {
    return similarTo(this.pool, id);
  }

  private async items(criteria: SearchCriteria, sort: Sort, page: number, pageSize: number): Promise<Items> {
    const values = new Values();
    const where = allOf(conditionsOf(criteria, values));
    const counting = [...values.all];
    const slice = `order by ${ORDER[sort]} limit ${values.add(pageSize)} offset ${values.add((page - 1) * pageSize)}`;
    const found = () => this.foundOnce(where, slice, page, values.all, counting);
    if (!criteria.search && (criteria.ids || criteria.cities?.length)) return found();

    // The count, from an index of the conditions, tells how to find the page.
    const { known, ...counts } = await this.counts(where, counting);
    if (counts.total === 0) return { ...counts, items: [] };
    // Many are met soon in an index of their order: one of known / total rows is shown. Few would be looked for in all of it.
    if (counts.total > (known / counts.total) * page * pageSize)
      return { ...counts, items: await this.cards(`from public_listing where ${where} ${slice}`, values.all) };
    if (!criteria.search) return found();
    // The fence keeps the planner at the index of the words.
    const fenced = `from (select * from public_listing where ${where} offset 0) listing ${slice}`;
    return { ...counts, items: await this.cards(fenced, values.all) };
  }

  /**
   * What cities or ids leave is looked up once in a covering index, for the count and the page: in an index of its order
   * the planner would walk past a hundred thousand rows to find twelve of a rare kind (100 ms a list of one city, against 8).
   */
  private async foundOnce(
    where: string,
    slice: string,
    page: number,
    listing: readonly unknown[],
    counting: readonly unknown[],
  ): Promise<Items> {
    const { rows } = await this.pool.query<CardRow & Counts>(
      `with found as materialized (select id, ${ORDERED_BY}, ${countsOf(' over ()')} from public_listing where ${where})
       select total, shown.available, rented, ${CARD_COLUMNS}
       from (select id, total, available, rented from found ${slice}) shown join public_property using (id)
       ${slice.replace(/ limit .*/, '')}`,
      [...listing],
    );
    const [first] = rows;
    // Beyond the last page no row brings the counts along.
    const { total, available, rented } = first ?? (page === 1 ? NOTHING : await this.counts(where, counting));
    return { total, available, rented, items: rows.map(toCard) };
  }

  private async counts(where: string, values: readonly unknown[]): Promise<Counts & { readonly known: number }> {
    const { rows } = await this.pool.query<Counts & { known: number }>(
      `select ${countsOf()}, (${KNOWN}) as known from public_listing where ${where}`,
      [...values],
    );
    return rows[0] ?? { ...NOTHING, known: 0 };
  }

  private async cards(rest: string, values: readonly unknown[] = []): Promise<ListingCard[]> {
    const { rows } = await this.pool.query<CardRow>(`select ${CARD_COLUMNS} ${rest}`, [...values]);
    return rows.map(toCard);
  }

  private async found(where: string, values: readonly unknown[]): Promise<Found<ListingPage | OffMarketTeaser>> {
    const { rows } = await this.pool.query<PageRow>(
      selectPage(`select * from public_property where ${where} order by id desc limit 1`),
      [...values],
    );
    if (rows[0]) return { found: toPage(rows[0]) };
    const { rows: teasers } = await this.pool.query<TeaserRow>(
      `select ${TEASER_COLUMNS} from off_market_teaser where ${where} order by id desc limit 1`,
      [...values],
    );
    if (teasers[0]) return { found: toTeaser(teasers[0]) };
    // What was the house's alone, or a draft, never was.
    const { rowCount } = await this.pool.query(
      `select 1 from property where deleted_at is not null and unpublished_at is null and not internal_only and ${where} limit 1`,
      [...values],
    );
    return rowCount === 0 ? null : { gone: true };
  }
}

/** Whose an address was before (0033). */
const LEFT = 'select property_id from property_address where city_slug = $1 and title_slug = $2';

interface Counts {
  readonly total: number;
  readonly available: number;
  readonly rented: number;
}

interface Items extends Counts {
  readonly items: readonly ListingCard[];
}

const NOTHING: Counts = { total: 0, available: 0, rented: 0 };

/** About how many there are, as the database noted it last. */
const KNOWN = `select greatest(reltuples, 0)::int from pg_class where oid = 'property'::regclass`;

const countsOf = (window = ''): string => `(count(*)${window})::int as total,
  (count(*) filter (where available)${window})::int as available,
  (count(*) filter (where status = 'rented')${window})::int as rented`;
/** What ORDER reads. */
const ORDERED_BY = 'published_at, price_cents, yield_percent, surface_m2';
