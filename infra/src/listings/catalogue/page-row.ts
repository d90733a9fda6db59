import type { Photo } from '@pignon/domain/listings/photo';
import { termsShown } from '@pignon/domain/listings/amounts/rent-terms';
import type { ListingPage } from '@pignon/domain/listings/read-models';
import { answeringAgent } from '../../agents/default-agent';
import { shownAs, type ShownColumn } from '../../database/views/property.sql';
import { CARD, type CardRow, toCard } from './card-row';
import { selectShown } from './shown-columns';

/** Where a page shows it, never the point itself. */
const POINT = { latitude: 'publicLatitude', longitude: 'publicLongitude' } as const satisfies Readonly<
  Record<'latitude' | 'longitude', ShownColumn>
>;

/** What a page tells beside its card, in the order of its answer. */
const MORE = [
  'description',
  'planUrls',
  'videoUrl',
  'visitUrl',
  'department',
  'approximate',
  'latitude',
  'longitude',
  'surfaceTotale',
  'surfaceRdc',
  'surfaceEtagesSuperieurs',
  'surfaceSousSol',
  'caveAccessible',
  'loyerNetBailleurFacture',
  'chargesAnnuelles',
  'montantTaxeFonciere',
  'imputationTaxeFonciere',
  'assujetiTva',
  'tenantActivity',
  'leaseStartDate',
  'leaseEndDate',
  'leaseLength',
  'rentIndex',
  'depositMonths',
  'entryFee',
  'leaseRight',
  'tenantSign',
  'leasePurpose',
  'rentRevisedAt',
  'coOwnershipLots',
  'coOwnershipCharges',
  'dpeDate',
  'gesDate',
  'seoTitle',
  'seoDescription',
  'shareImageUrl',
  'pedestrianTraffic',
  'ges',
] as const satisfies readonly (keyof typeof POINT | (keyof ListingPage & ShownColumn))[];
type MoreName = (typeof MORE)[number];

const PAGE_COLUMNS = [
  selectShown([...CARD, 'updatedAt'], 'shown'),
  ...MORE.map(
    (name) => `shown.${shownAs(name === 'latitude' || name === 'longitude' ? POINT[name] : name)} as "${name}"`,
  ),
  `case when agent.id is not null then json_strip_nulls(json_build_object('name', agent.name, 'title', agent.title, 'email', agent.email, 'website', agent.website,
    'phone', agent.phone, 'photoUrl', agent.photo_url, 'photoFocus', agent.photo_focus)) end as agent`,
].join(', ');

/** A page of one of the views (`rows`: a subquery of it) with its adviser; `more`: what that view alone has. */
export const selectPage = (rows: string, more = ''): string =>
  `select ${PAGE_COLUMNS}${more} from (${rows}) shown
   left join agent on agent.id = ${answeringAgent('shown.agent_id')}`;

/** Photos that are not everybody's: their addresses are signed. */
export const forReaders = (photos: readonly Photo[]): readonly Photo[] =>
  photos.map((photo) => ({ ...photo, readersOnly: true }));

type More = Pick<ListingPage, MoreName>;

export type PageRow = CardRow & More & Pick<ListingPage, 'agent'> & { readonly updatedAt: Date };

export function toPage(row: PageRow): ListingPage {
  const more = Object.fromEntries(MORE.map((name) => [name, row[name]])) as unknown as More;
  return {
    ...toCard(row),
    ...more,
    agent: row.agent,
    rentTerms: termsShown(row.price, row.transactionType),
    photos: row.photos,
    imageUrls: row.photos.map(({ url }) => url),
    featuredImageUrl: row.photos[0]?.url ?? null,
    updatedAt: row.updatedAt.toISOString(),
  };
}
