import type { RegionCode } from '../geography/place';
import type { RelaxableName } from './filters/filters';
import type { Nature } from './nature';
import type { Focus, Photo } from './photo';
import type { Occupancy, PropertyStatus, TransactionType } from './property-fields';
import type { EnergyClass, FeePayer, RentIndex } from './said-choices';
import type { RentTerms } from './amounts/rent-terms';
import type { Sort } from './search-criteria';

export interface Fees {
  readonly payer: FeePayer | null;
  /** Percent, tax included. */
  readonly rate: number | null;
  /** Euros, tax included. */
  readonly amount: number | null;
  readonly priceWithoutFees: number | null;
}

/** A property in a list, as anybody may see it. Money in euros. */
export interface ListingCard {
  readonly id: number;
  readonly title: string;
  /** Canonical path: '/bien/{city-slug}/{id}/{title-slug}' (M09). */
  readonly path: string;
  /** As received: 'PARIS 16ème'. */
  readonly city: string;
  /** Its official name: 'Paris'. */
  readonly commune: string;
  readonly citySlug: string;
  /** Null when the owner hides it. */
  readonly address: string | null;
  readonly hideFullAddress: boolean;
  readonly postcode: string | null;
  readonly region: RegionCode | null;
  readonly type: string;
  readonly nature: Nature;
  readonly transactionType: TransactionType;
  readonly occupancyStatus: Occupancy;
  readonly status: PropertyStatus;
  readonly mandat: 'exclu' | 'simple' | null;
  /** As received. */
  readonly price: string | null;
  /** Sale: total. Rental: rent per year. Null: 'Prix sur demande'. */
  readonly amount: number | null;
  /** m² */
  readonly surface: number | null;
  /** Per year. */
  readonly annualRent: number | null;
  /** Percent. */
  readonly yield: number | null;
  readonly dpe: EnergyClass | null;
  readonly fees: Fees | null;
  readonly imageUrl: string | null;
  /** The first five. */
  readonly photos: readonly Photo[];
  /** ISO 8601. */
  readonly publishedAt: string;
}

/** What the public sees of an off-market property: no address, no text, no photo but a blur. */
export interface OffMarketTeaser {
  readonly id: number;
  readonly title: string;
  readonly city: string;
  readonly citySlug: string;
  readonly transactionType: TransactionType;
  readonly nature: Nature;
  readonly amount: number | null;
  /** Thumbhash, base64. */
  readonly blur: string | null;
  readonly offMarket: true;
}

export interface CityCount {
  /** What a URL names the city by: its slug, or its key where two communes share the slug. */
  readonly slug: string;
  /** 'Lyon'; 'Valence (26)' where two share the name. */
  readonly name: string;
  readonly department: string | null;
  readonly region: RegionCode | null;
  /** Available properties. */
  readonly count: number;
}

/** Available properties per value, each facet counted as if its own filter were off. */
export interface Facets {
  readonly type: Readonly<Partial<Record<Nature, number>>>;
  readonly transactionType: Readonly<Record<TransactionType, number>>;
  readonly region: Readonly<Partial<Record<RegionCode, number>>>;
  readonly city: readonly CityCount[];
  /** Arrondissements: 'paris-16e'. What a hidden address does not tell is not counted. */
  readonly district: readonly CityCount[];
}

/** The smallest change to one criterion that yields results: '4 biens si la surface descend à 60 m²'. */
export interface Relaxation {
  readonly criterion: RelaxableName;
  /** The new bound; absent when the criterion is dropped. */
  readonly value?: number;
  readonly total: number;
}

/** What a place that was asked for is called, and the one slug that stands for it. */
export interface NamedPlace {
  readonly asked: string;
  readonly slug: string;
  readonly name: string;
}

export interface SearchAnswer {
  readonly items: readonly ListingCard[];
  /** Everything that matches and is shown. */
  readonly total: number;
  /** Of which available: sold, unavailable and rented ones are not counted (M72, M126). */
  readonly available: number;
  /** Of which rented: the others that are not available are sold or taken off the market. */
  readonly rented: number;
  readonly page: number;
  readonly pageSize: number;
  readonly sort: Sort;
  /** Null when the call asks for none (`facets=0`). */
  readonly facets: Facets | null;
  /** Off-market properties whose title or city matches the words (F21). Not in `total`, never in counts. */
  readonly teasers: readonly OffMarketTeaser[];
  /** The places among the criteria that are known. */
  readonly places: readonly NamedPlace[];
  /** Only when nothing matches. */
  readonly relaxations: readonly Relaxation[];
}

/** [id, longitude, latitude, amount in euros or null, flags]: the sum of PIN_FLAGS. */
export type Pin = readonly [number, number, number, number | null, number];

export const PIN_FLAGS = { rental: 1, notAvailable: 2, approximate: 4 } as const;

/** [longitude, latitude, available properties, west, south, east, north] */
export type PinCluster = readonly [number, number, number, number, number, number, number];

/** `items` holds every match that has a point; beyond PINS_AT_ONCE in the asked box they come gathered in `clusters`. */
export interface MapAnswer {
  readonly items: readonly Pin[];
  readonly clusters: readonly PinCluster[];
  /** Matches with a point, whatever the box. */
  readonly total: number;
}

export const PINS_AT_ONCE = 2000;

/** One property's page, as anybody may see it. Euros per year and m². */
export interface ListingPage extends Omit<ListingCard, 'photos'> {
  readonly description: string | null;
  readonly photos: readonly Photo[];
  readonly imageUrls: readonly string[];
  readonly featuredImageUrl: string | null;
  readonly planUrls: readonly string[];
  readonly videoUrl: string | null;
  readonly visitUrl: string | null;
  readonly department: string | null;
  /** The point is near the truth only: the address is hidden, or nobody knows where it lies. */
  readonly approximate: boolean;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly surfaceTotale: number | null;
  readonly surfaceRdc: number | null;
  readonly surfaceEtagesSuperieurs: number | null;
  readonly surfaceSousSol: number | null;
  readonly caveAccessible: boolean | null;
  readonly loyerNetBailleurFacture: number | null;
  readonly chargesAnnuelles: number | null;
  readonly montantTaxeFonciere: number | null;
  readonly imputationTaxeFonciere: boolean | null;
  readonly assujetiTva: boolean | null;
  /** What `price` says of the rent that `amount` shows. */
  readonly rentTerms: RentTerms;
  readonly tenantActivity: string | null;
  readonly leaseStartDate: string | null;
  readonly leaseEndDate: string | null;
  readonly leaseLength: string | null;
  readonly rentIndex: RentIndex | null;
  readonly depositMonths: number | null;
  readonly entryFee: number | null;
  readonly leaseRight: number | null;
  readonly tenantSign: string | null;
  readonly leasePurpose: string | null;
  readonly rentRevisedAt: string | null;
  readonly coOwnershipLots: number | null;
  /** Per year. */
  readonly coOwnershipCharges: number | null;
  readonly dpeDate: string | null;
  readonly gesDate: string | null;
  /** What staff wrote for search engines and shared links; null: it is worked out. */
  readonly seoTitle: string | null;
  readonly seoDescription: string | null;
  readonly shareImageUrl: string | null;
  readonly pedestrianTraffic: string | null;
  readonly ges: EnergyClass | null;
  readonly agent: ListingAgent | null;
  readonly updatedAt: string;
  /** An off-market property, opened to this reader: search engines and other sites are told nothing of it. */
  readonly confidential?: true;
  /** It is the agency itself that reads it. */
  readonly staffView?: true;
  /** Then it is nobody else's: not published. */
  readonly draft?: true;
  /** Likewise: without a mandate and without its owner's authorisation (F46). */
  readonly internalOnly?: true;
}

export interface ListingAgent {
  readonly name: string;
  /** What stands under the name. */
  readonly title: string;
  readonly email: string;
  readonly website: string;
  readonly phone: string;
  readonly photoUrl: string;
  /** What of the photo stays in sight; the middle where nobody says. */
  readonly photoFocus?: Focus;
}
