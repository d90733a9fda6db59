import { NATURE_LABELS } from '@pignon/domain/listings/nature';
import type { OffMarketTeaser } from '@pignon/domain/listings/read-models';
import { paths } from '../../site/paths';

/** M76: the category, then the city. */
export const propertyCrumbs = ({ nature, city, citySlug }: Pick<OffMarketTeaser, 'nature' | 'city' | 'citySlug'>) => [
  { label: NATURE_LABELS[nature], href: `${paths.filteredListings}?type=${nature}` },
  { label: city, href: `${paths.filteredListings}/${citySlug}` },
];
