import { REGION_NAMES } from '../../geography/regions/region-names';
import { frenchNumber } from '../../shared/text/french';
import { type ListingNames, TRANSACTION_LABELS, cityName } from '../listing-names';
import { type ListingState, listingUrl } from './listing-url';
import { NATURE_LABELS } from '../nature';

export interface ListingCrumb {
  readonly label: string;
  readonly href: string;
}

/** 'à Lyon', 'au Havre', 'aux Sables-d’Olonne', 'à La Rochelle', 'à L’Haÿ-les-Roses'. */
export function atCity(name: string): string {
  const [, article, rest = ''] = /^(Les?)[ -](.+)$/.exec(name) ?? [];
  const at = article === 'Le' ? `au ${rest}` : article === 'Les' ? `aux ${rest}` : `à ${name}`;
  return at.replace(/'/g, '’');
}

/** 'en Bretagne', 'dans les Hauts-de-France', 'dans le Grand Est'. */
export const inRegion = (name: string): string =>
  `${/^(?:Hauts|Pays)/.test(name) ? 'dans les' : name.startsWith('Grand ') ? 'dans le' : 'en'} ${name.replace(/'/g, '’')}`;

/** The one region that is open or filtered by, whatever the view. */
const onlyRegion = ({ criteria: { regions = [] } }: ListingState): string | null => {
  const [region, ...more] = regions;
  return region !== undefined && more.length === 0 ? REGION_NAMES[region] : null;
};

/** M52; a region alone is named. */
export function listingHeading(state: ListingState, names?: ListingNames): string {
  const { cities = [] } = state.criteria;
  const [city, ...more] = cities;
  const region = onlyRegion(state);
  if (city === undefined) return region ? `Biens immobiliers ${inRegion(region)}` : 'Nos biens immobiliers commerciaux';
  return more.length === 0
    ? `Biens immobiliers ${atCity(cityName(city, names))}`
    : `Biens immobiliers dans ${cities.length} villes`;
}

/** After 'Accueil': transaction types or 'Biens immobiliers', then the city, 'N villes', the region or 'Toutes les villes' (M53). */
export function listingBreadcrumb(
  state: ListingState,
  names?: ListingNames,
): { readonly items: readonly ListingCrumb[]; readonly current: string } {
  const { cities = [], transactions = [] } = state.criteria;
  const [city, ...more] = cities;
  return {
    items: [
      {
        label: transactions.map((transaction) => TRANSACTION_LABELS[transaction]).join(', ') || 'Biens immobiliers',
        href: listingUrl({
          ...state,
          criteria: transactions.length > 0 ? { transactions } : {},
          page: 1,
          view: 'grid',
          sort: 'newest',
        }),
      },
    ],
    current:
      city === undefined
        ? (onlyRegion(state) ?? 'Toutes les villes')
        : more.length === 0
          ? cityName(city, names)
          : `${cities.length} villes`,
  };
}

/** Of the document: the heading, what is filtered, the page. */
export function listingTitle(state: ListingState, names?: ListingNames): string {
  const { transactions = [], natures = [], cities = [] } = state.criteria;
  const [nature] = natures;
  const [transaction] = transactions;
  const details = [
    natures.length === 1 && nature ? NATURE_LABELS[nature] : null,
    transactions.length === 1 && transaction ? TRANSACTION_LABELS[transaction] : null,
    cities.length > 0 ? onlyRegion(state) : null,
    state.page > 1 ? `page ${state.page}` : null,
  ].filter((detail) => detail !== null);
  return `${[listingHeading(state, names), ...details].join(' – ')} | Pignon`;
}

/** What a search engine shows under the title; 160 characters at most, however long a city's name is. */
export function listingDescription(state: ListingState, names?: ListingNames, total?: number): string {
  const { cities = [] } = state.criteria;
  const [city, ...more] = cities;
  const region = onlyRegion(state);
  const where =
    city === undefined
      ? region
        ? ` ${inRegion(region)}`
        : ' partout en France'
      : more.length === 0
        ? ` ${atCity(cityName(city, names))}`
        : ` dans ${cities.length} villes`;
  const count =
    total === undefined || total === 0
      ? 'Boutiques, bureaux et murs commerciaux'
      : total === 1
        ? 'Un bien immobilier professionnel'
        : `${frenchNumber(total)} boutiques, bureaux et murs commerciaux`;
  const page = state.page > 1 ? ` Page ${state.page}.` : '';
  const lead = `${count} à vendre ou à louer${where}${page ? '.' : ' :'}`;
  const rest = page || ' prix, surface et rendement de chaque bien, murs occupés ou libres.';
  return lead.length + rest.length <= 160 ? lead + rest : lead.replace(/ :$/, '.').slice(0, 160);
}
