import type { HeldFields } from '@pignon/domain/listings/property/derived';
import type { Property } from '@pignon/domain/listings/property/property';

/** A row of table property: what is kept of a property, and what the table works out itself. */
export interface StoredProperty extends HeldFields {
  readonly id: number;
  readonly gated: boolean;
  readonly available: boolean;
  readonly words: string;
  readonly publishedAt: Date;
  readonly updatedAt: Date;
  readonly deletedAt: Date | null;
  readonly unpublishedAt: Date | null;
  readonly version: number;
  readonly ownerAuthorisedAt: Property['ownerAuthorisedAt'];
  readonly ownerAuthorisedBy: Property['ownerAuthorisedBy'];
  readonly importKey: Property['importKey'];
  readonly internalOnly: boolean;
  readonly approximate: boolean;
  readonly failingChecks: Property['failingChecks'];
  readonly mandateEndsOn: string | null;
  readonly deskWords: string;
  readonly leaseEndsOn: string | null;
}

/** Whose answers may hold a column. What visitors or search have, the public views show. */
type Seen = 'everyone' | 'staff' | 'visitors' | 'search' | 'nobody';

/** A question mark: it may be null. 'worked-out': the table does it, nobody writes it. */
type Kind =
  | 'key'
  | 'integer'
  | 'integer?'
  | 'text'
  | 'text?'
  | 'texts'
  | 'number?'
  | 'cents?'
  | 'boolean'
  | 'boolean?'
  | 'moment'
  | 'moment?'
  | 'uuid?'
  | 'json'
  | 'worked-out';

/**
 * THE list of table property's columns, by the names that code knows them by, and THE place that says who may see each:
 * the schema, the views, what staff read and what cards and pages select come from here. In the order of staff's answer.
 */
export const PROPERTY_COLUMNS = {
  id: ['id', 'key', 'everyone'],
  title: ['title', 'text', 'everyone'],
  description: ['description', 'text?', 'everyone'],
  address: ['address', 'text?', 'everyone'],
  city: ['city', 'text', 'everyone'],
  postcode: ['postcode', 'text?', 'everyone'],
  price: ['price', 'text?', 'everyone'],
  surface: ['surface', 'text?', 'staff'],
  surfaceTotale: ['surface_totale', 'number?', 'everyone'],
  surfaceRdc: ['surface_rdc', 'number?', 'everyone'],
  surfaceEtagesSuperieurs: ['surface_etages_superieurs', 'number?', 'everyone'],
  surfaceSousSol: ['surface_sous_sol', 'number?', 'everyone'],
  caveAccessible: ['cave_accessible', 'boolean?', 'everyone'],
  type: ['type', 'text', 'everyone'],
  transactionType: ['transaction_type', 'text', 'everyone'],
  occupancyStatus: ['occupancy_status', 'text', 'everyone'],
  status: ['status', 'text', 'everyone'],
  mandat: ['mandat', 'text?', 'everyone'],
  hideFullAddress: ['hide_full_address', 'boolean', 'everyone'],
  latitude: ['latitude', 'number?', 'staff'],
  longitude: ['longitude', 'number?', 'staff'],
  imageUrl: ['image_url', 'text?', 'staff'],
  imageUrls: ['image_urls', 'texts', 'staff'],
  featuredImageUrl: ['featured_image_url', 'text?', 'staff'],
  photoNotes: ['photo_notes', 'json', 'staff'],
  planUrls: ['plan_urls', 'texts', 'everyone'],
  videoUrl: ['video_url', 'text?', 'everyone'],
  visitUrl: ['visit_url', 'text?', 'everyone'],
  annualRent: ['annual_rent', 'number?', 'everyone'],
  yield: ['yield', 'number?', 'staff'],
  loyerNetBailleurFacture: ['loyer_net_bailleur_facture', 'number?', 'everyone'],
  chargesAnnuelles: ['charges_annuelles', 'number?', 'everyone'],
  montantTaxeFonciere: ['montant_taxe_fonciere', 'number?', 'everyone'],
  imputationTaxeFonciere: ['imputation_taxe_fonciere', 'boolean?', 'everyone'],
  assujetiTva: ['assujeti_tva', 'boolean?', 'everyone'],
  tenantActivity: ['tenant_activity', 'text?', 'everyone'],
  leaseEndDate: ['lease_end_date', 'text?', 'everyone'],
  pedestrianTraffic: ['pedestrian_traffic', 'text?', 'everyone'],
  agentId: ['agent_id', 'integer?', 'everyone'],
  dpe: ['dpe', 'text?', 'everyone'],
  ges: ['ges', 'text?', 'everyone'],
  feesAmount: ['fees_amount', 'number?', 'everyone'],
  feesRate: ['fees_rate', 'number?', 'everyone'],
  feesPayer: ['fees_payer', 'text?', 'everyone'],
  priceWithoutFees: ['price_without_fees', 'number?', 'everyone'],
  mandateNumber: ['mandate_number', 'text?', 'staff'],
  mandateDate: ['mandate_date', 'text?', 'staff'],
  mandateEndDate: ['mandate_end_date', 'text?', 'staff'],
  leaseStartDate: ['lease_start_date', 'text?', 'everyone'],
  leaseLength: ['lease_length', 'text?', 'everyone'],
  rentIndex: ['rent_index', 'text?', 'everyone'],
  depositMonths: ['deposit_months', 'number?', 'everyone'],
  entryFee: ['entry_fee', 'number?', 'everyone'],
  leaseRight: ['lease_right', 'number?', 'everyone'],
  priceOnRequest: ['price_on_request', 'boolean', 'staff'],
  dpeDate: ['dpe_date', 'text?', 'everyone'],
  gesDate: ['ges_date', 'text?', 'everyone'],
  tenantSign: ['tenant_sign', 'text?', 'everyone'],
  leasePurpose: ['lease_purpose', 'text?', 'everyone'],
  rentRevisedAt: ['rent_revised_at', 'text?', 'everyone'],
  coOwnershipLots: ['co_ownership_lots', 'integer?', 'everyone'],
  coOwnershipCharges: ['co_ownership_charges', 'number?', 'everyone'],
  slug: ['slug', 'text?', 'staff'],
  seoTitle: ['seo_title', 'text?', 'everyone'],
  seoDescription: ['seo_description', 'text?', 'everyone'],
  shareImageUrl: ['share_image_url', 'text?', 'everyone'],

  nature: ['nature', 'text', 'visitors'],
  priceCents: ['price_cents', 'cents?', 'visitors'],
  surfaceM2: ['surface_m2', 'number?', 'visitors'],
  yieldPercent: ['yield_percent', 'number?', 'visitors'],
  titleSlug: ['title_slug', 'text', 'visitors'],
  commune: ['commune', 'text', 'visitors'],
  arrondissement: ['arrondissement', 'text?', 'nobody'],
  citySlug: ['city_slug', 'text', 'visitors'],
  cityKey: ['city_key', 'text', 'visitors'],
  department: ['department', 'text?', 'visitors'],
  region: ['region', 'text?', 'everyone'],
  regionGuessed: ['region_guessed', 'boolean', 'staff'],
  publicLatitude: ['public_latitude', 'number?', 'everyone'],
  publicLongitude: ['public_longitude', 'number?', 'everyone'],
  photos: ['photos', 'json', 'everyone'],
  headline: ['headline', 'text', 'search'],
  body: ['body', 'text', 'nobody'],

  publishedAt: ['published_at', 'moment', 'everyone'],
  updatedAt: ['updated_at', 'moment', 'everyone'],
  deletedAt: ['deleted_at', 'moment?', 'nobody'],
  unpublishedAt: ['unpublished_at', 'moment?', 'nobody'],
  version: ['version', 'integer', 'staff'],
  gated: ['gated', 'worked-out', 'nobody'],
  available: ['available', 'worked-out', 'visitors'],
  words: ['words', 'worked-out', 'search'],
  ownerAuthorisedAt: ['owner_authorised_at', 'moment?', 'staff'],
  ownerAuthorisedBy: ['owner_authorised_by', 'uuid?', 'staff'],
  importKey: ['import_key', 'text?', 'nobody'],
  internalOnly: ['internal_only', 'worked-out', 'staff'],
  approximate: ['approximate', 'worked-out', 'everyone'],
  failingChecks: ['failing_checks', 'integer', 'nobody'],
  mandateEndsOn: ['mandate_ends_on', 'worked-out', 'nobody'],
  deskWords: ['desk_words', 'worked-out', 'nobody'],
  leaseEndsOn: ['lease_ends_on', 'worked-out', 'nobody'],
} as const satisfies Readonly<Record<keyof StoredProperty, readonly [column: string, kind: Kind, seen: Seen]>>;

type Columns = typeof PROPERTY_COLUMNS;
export type PropertyColumn = keyof Columns;
export type ColumnSeenBy<Who extends Seen> = {
  [Name in PropertyColumn]: Columns[Name][2] extends Who ? Name : never;
}[PropertyColumn];

export const columnOf = (name: PropertyColumn): string => PROPERTY_COLUMNS[name][0];

export const columnsSeenBy = <Who extends Seen>(...who: Who[]): readonly ColumnSeenBy<Who>[] =>
  (Object.keys(PROPERTY_COLUMNS) as PropertyColumn[]).filter((name): name is ColumnSeenBy<Who> =>
    (who as Seen[]).includes(PROPERTY_COLUMNS[name][2]),
  );

/** Of the table itself, under the names that code knows: `title_slug as "titleSlug"`. */
export const selectColumns = (names: readonly PropertyColumn[]): string =>
  names.map((name) => `property.${columnOf(name)} as "${name}"`).join(', ');
