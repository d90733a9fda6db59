import { type ColumnSeenBy, columnOf, columnsSeenBy, type PropertyColumn } from '../property-columns';
import { SHOWN_CITY, unlessHidden } from './shown-city';
import type { View } from './view';

export type ShownColumn = ColumnSeenBy<'everyone' | 'visitors' | 'search'>;

/** What a view calls it, whatever the table does. */
export const shownAs = (name: PropertyColumn): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

type Instead = Readonly<Partial<Record<ShownColumn, string>>>;

/** Of a hidden address (F25). */
const HIDES: Instead = { city: SHOWN_CITY, postcode: unlessHidden('postcode'), address: unlessHidden('address') };

const selectAs = (names: readonly ShownColumn[], instead: Instead): string =>
  names.map((name) => `${instead[name] ?? columnOf(name)} as ${shownAs(name)}`).join(', ');

const DISTRICT = `city_slug || '-' || arrondissement`;

/** Nothing tells the price of what has one for those who ask; what is worked out of it, derive leaves out. */
const unlessOnRequest = (name: 'price' | 'annualRent' | 'loyerNetBailleurFacture', of = 'true'): string =>
  `case when not (${columnOf('priceOnRequest')} and ${of}) then ${columnOf(name)} end`;

/** Of a rental: what the place yields is its price. */
const RENT = `${columnOf('transactionType')} = 'rental'`;

const PRICES: Instead = {
  price: unlessOnRequest('price'),
  annualRent: unlessOnRequest('annualRent', RENT),
  loyerNetBailleurFacture: unlessOnRequest('loyerNetBailleurFacture', RENT),
};

/** Neither removed nor a draft. */
const PUBLISHED = `${columnOf('deletedAt')} is null and ${columnOf('unpublishedAt')} is null`;

/** Everything public reads this view or the teaser; nothing else reads table property for a visitor. */
const publicProperty: View = {
  name: 'public_property',
  sql: `select ${selectAs(columnsSeenBy('everyone', 'visitors', 'search'), {
    ...HIDES,
    ...PRICES,
    mandat: `case when mandat in ('exclu', 'simple') then mandat end`,
  })}, ${unlessHidden(DISTRICT)} as district
    from property where ${PUBLISHED} and not gated`,
};

/** Lists, counts and maps: sold and unavailable ones only while the agency shows them (M62). */
const publicListing: View = {
  name: 'public_listing',
  sql: `select * from public_property
    where status in ('available', 'rented') or (select (value ->> 'showSoldProperties')::boolean from app_setting)`,
  on: ['public_property'],
};

const TEASER = [
  'id',
  'title',
  'titleSlug',
  'city',
  'commune',
  'citySlug',
  'cityKey',
  'transactionType',
  'nature',
  'priceCents',
  'words',
  'headline',
  'publishedAt',
] as const satisfies readonly ShownColumn[];

/** Its district only where its city says it too (F21). */
const offMarketTeaser: View = {
  name: 'off_market_teaser',
  sql: `select ${selectAs(TEASER, HIDES)}, photos -> 0 ->> 'thumbhash' as blur,
      case when not hide_full_address and city ~ ('\\m0?' || substring(arrondissement from '\\d+')) then ${DISTRICT} end as district
    from property where ${PUBLISHED} and gated and available and not internal_only`,
};

/**
 * What an approved client may see: the page of a gated one, whose mandate is nobody's business. The owner who hides his
 * address hides it from a client too.
 */
const openedProperty: View = {
  name: 'opened_property',
  sql: `select ${selectAs(columnsSeenBy('everyone', 'visitors'), { ...HIDES, ...PRICES, mandat: 'null::text' })}
    from property where gated and available and ${PUBLISHED} and not internal_only`,
};

const NOT_YET = `${columnOf('unpublishedAt')} is not null`;

/** What nobody outside the house sees, a client with an access neither: drafts, and what lacks its owner's word (F46). */
const internalProperty: View = {
  name: 'internal_property',
  sql: `select ${selectAs(columnsSeenBy('everyone', 'visitors'), {
    ...HIDES,
    ...PRICES,
    mandat: `case when mandat in ('exclu', 'simple') then mandat end`,
  })}, ${NOT_YET} as draft
    from property where ${columnOf('deletedAt')} is null and (${NOT_YET} or (gated and available and internal_only))`,
};

export const propertyViews: readonly View[] = [
  publicProperty,
  publicListing,
  offMarketTeaser,
  openedProperty,
  internalProperty,
];
