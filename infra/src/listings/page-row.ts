import { DEFAULT_AGENT_ID } from '@pignon/domain/agents/agent';
import type { Photo } from '@pignon/domain/listings/photo';
import { termsShown } from '@pignon/domain/listings/rent-terms';
import type { ListingPage } from '@pignon/domain/listings/read-models';
import { type CardRow, toCard } from './card-row';

const CARD = [
  'id',
  'title',
  'city',
  'city_slug',
  'title_slug',
  'address',
  'hide_full_address',
  'postcode',
  'region',
  'type',
  'nature',
  'transaction_type',
  'occupancy_status',
  'status',
  'mandat',
  'price',
  'price_cents',
  'surface_m2',
  'annual_rent',
  'yield_percent',
  'dpe',
  'fees_payer',
  'fees_rate',
  'fees_amount',
  'price_without_fees',
  'photos',
  'published_at',
];
const MORE = {
  description: 'description',
  department: 'department',
  approximate: 'approximate',
  latitude: 'public_latitude',
  longitude: 'public_longitude',
  surfaceTotale: 'surface_totale',
  surfaceRdc: 'surface_rdc',
  surfaceEtagesSuperieurs: 'surface_etages_superieurs',
  surfaceSousSol: 'surface_sous_sol',
  caveAccessible: 'cave_accessible',
  loyerNetBailleurFacture: 'loyer_net_bailleur_facture',
  chargesAnnuelles: 'charges_annuelles',
  montantTaxeFonciere: 'montant_taxe_fonciere',
  imputationTaxeFonciere: 'imputation_taxe_fonciere',
  assujetiTva: 'assujeti_tva',
  tenantActivity: 'tenant_activity',
  leaseStartDate: 'lease_start_date',
  leaseEndDate: 'lease_end_date',
  leaseLength: 'lease_length',
  rentIndex: 'rent_index',
  depositMonths: 'deposit_months',
  entryFee: 'entry_fee',
  leaseRight: 'lease_right',
  pedestrianTraffic: 'pedestrian_traffic',
  ges: 'ges',
} as const;

const PAGE_COLUMNS = [
  ...CARD.map((column) => `public_property.${column}`),
  ...Object.entries(MORE).map(([name, column]) => `public_property.${column} as "${name}"`),
  'public_property.updated_at',
  `case when agent.id is not null then json_build_object('name', agent.name, 'email', agent.email, 'website', agent.website,
    'phone', agent.phone, 'photoUrl', agent.photo_url) end as agent`,
].join(', ');

/** A page of one of the views (`rows`: a subquery of it) with its adviser. */
export const selectPage = (rows: string): string =>
  `select ${PAGE_COLUMNS} from (${rows}) public_property
   left join agent on agent.id = coalesce(agent_id, ${DEFAULT_AGENT_ID})`;

/** Photos that are not everybody's: their addresses are signed. */
export const forReaders = (photos: readonly Photo[]): readonly Photo[] =>
  photos.map((photo) => ({ ...photo, readersOnly: true }));

type More = Pick<ListingPage, keyof typeof MORE | 'agent'>;

export type PageRow = CardRow & More & { readonly updated_at: Date };

export function toPage(row: PageRow): ListingPage {
  const more = Object.fromEntries(
    Object.keys(MORE).map((name) => [name, row[name as keyof typeof MORE]]),
  ) as unknown as Omit<More, 'agent'>;
  return {
    ...toCard(row),
    ...more,
    agent: row.agent,
    rentTerms: termsShown(row.price, row.transaction_type),
    photos: row.photos,
    imageUrls: row.photos.map(({ url }) => url),
    featuredImageUrl: row.photos[0]?.url ?? null,
    updatedAt: row.updated_at.toISOString(),
  };
}
