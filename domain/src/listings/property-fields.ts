import type { PhotoValue } from './photo-value';
import type { EnergyClass, FeePayer, RentIndex } from './said-choices';

export const TRANSACTION_TYPES = ['sale', 'rental'] as const;
export type TransactionType = (typeof TRANSACTION_TYPES)[number];

export const PROPERTY_STATUSES = ['available', 'sold', 'unavailable', 'rented'] as const;
export type PropertyStatus = (typeof PROPERTY_STATUSES)[number];

/** F33: what the agency has written over the photo of what cannot be had, by status; absent: as the house writes it. */
export type StatusTexts = Readonly<Partial<Record<Exclude<PropertyStatus, 'available'>, string>>>;

export const MANDATES = ['exclu', 'simple', 'sans_mandat', 'delegation'] as const;
export type Mandate = (typeof MANDATES)[number];

/** Anything other than occupied counts as free (M121). */
export type Occupancy = 'occupied' | 'vacant';

/**
 * What staff (or an import) says of a property: the specification's names (M120), then what French law and the later
 * pages need. Money is in euros as received on the wire, surfaces in m², dates 'YYYY-MM-DD'. Null is 'not said'.
 */
export interface PropertyFields {
  title: string;
  description: string | null;
  address: string | null;
  city: string;
  postcode: string | null;
  /** As received: '1 200 000 € FAI', '2 000 €/mois', 385000. One parser reads it: parsePrice. */
  price: string | null;
  /** As received: '120 m²', '108,10'. */
  surface: string | null;
  surfaceTotale: number | null;
  surfaceRdc: number | null;
  surfaceEtagesSuperieurs: number | null;
  surfaceSousSol: number | null;
  caveAccessible: boolean | null;
  /** As received; natureOf and transactionOf derive from it (F31). */
  type: string;
  transactionType: TransactionType;
  occupancyStatus: Occupancy;
  status: PropertyStatus;
  /** Null counts as simple. */
  mandat: Mandate | null;
  hideFullAddress: boolean;
  latitude: number | null;
  longitude: number | null;
  imageUrl: string | null;
  imageUrls: string[];
  featuredImageUrl: string | null;
  /** Of the photos of which something is said. */
  photoNotes: PhotoValue[];
  /** Own pictures, or documents elsewhere. */
  planUrls: string[];
  /** A film, and a visit on the screen: https, elsewhere. */
  videoUrl: string | null;
  visitUrl: string | null;
  /** Euros per year, without tax and charges. */
  annualRent: number | null;
  /** Percent. */
  yield: number | null;
  /** Euros per year (F38). */
  loyerNetBailleurFacture: number | null;
  /** Euros per year. */
  chargesAnnuelles: number | null;
  /** Euros per year. */
  montantTaxeFonciere: number | null;
  /** True: charged to the tenant. */
  imputationTaxeFonciere: boolean | null;
  assujetiTva: boolean | null;
  tenantActivity: string | null;
  /** As received: 'MM/AAAA' or a date. */
  leaseEndDate: string | null;
  pedestrianTraffic: string | null;
  agentId: number | null;

  dpe: EnergyClass | null;
  ges: EnergyClass | null;
  /** Euros, tax included. */
  feesAmount: number | null;
  /** Percent, tax included, of the price without fees. */
  feesRate: number | null;
  feesPayer: FeePayer | null;
  priceWithoutFees: number | null;
  mandateNumber: string | null;
  mandateDate: string | null;
  mandateEndDate: string | null;
  leaseStartDate: string | null;
  /** '3/6/9', '9 ans'… */
  leaseLength: string | null;
  rentIndex: RentIndex | null;
  /** Months of rent. */
  depositMonths: number | null;
  /** Pas-de-porte: euros, goes to the landlord. */
  entryFee: number | null;
  /** Droit au bail: euros, goes to the outgoing tenant. */
  leaseRight: number | null;

  /** Its price is for those who ask: nothing that anybody outside the house reads tells it, or lets it be worked out. */
  priceOnRequest: boolean;
  dpeDate: string | null;
  gesDate: string | null;
  /** Enseigne. */
  tenantSign: string | null;
  /** Destination: what the lease lets a tenant do there. */
  leasePurpose: string | null;
  /** Dernière révision. */
  rentRevisedAt: string | null;
  coOwnershipLots: number | null;
  /** Euros per year. */
  coOwnershipCharges: number | null;
  /** The last part of its address where it is not its title's. */
  slug: string | null;
  /** What search engines and shared links say of it where it is not its title, its description, its first photo. */
  seoTitle: string | null;
  seoDescription: string | null;
  shareImageUrl: string | null;
}

/** Sold, unavailable (M126) and rented (F32) properties are not available. */
export const isAvailable = (status: PropertyStatus): boolean => status === 'available';

/** M95, M63: content is for clients with access only. */
export const isGated = (mandat: Mandate | null): boolean => mandat === 'sans_mandat' || mandat === 'delegation';
