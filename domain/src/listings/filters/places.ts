import { REGION_CODES, type RegionCode } from '../../geography/place';
import { placeSlugOf } from '../../geography/place-slug';
import { REGION_NAMES } from '../../geography/regions/region-names';
import { type Area, readArea } from './area';
import { cityName } from '../listing-names';
import { chipEach, knownChoices, listOf, some } from './choices';
import type { Filter } from './filter';

/** City slugs ('lyon') or keys ('valence-26'). */
export const cities: Filter<readonly string[]> = {
  parameters: ['city', 'cities'],
  about: 'villes : nom, slug ou slug-département, séparées par des virgules',
  many: true,
  read(text, reading) {
    const slugs = some([...new Set(listOf(text, reading).map(placeSlugOf).filter(Boolean))]);
    if (!slugs) reading.fault('doit nommer une ville');
    return slugs;
  },
  write: (slugs) => slugs.join(','),
  chips: (slugs, { names }) => chipEach(slugs, 'city', (slug) => cityName(slug, names)),
  relaxed: { dropped: 'dans toutes les villes' },
};

export const regions: Filter<readonly RegionCode[]> = {
  parameters: ['region', 'zone'],
  about: 'codes INSEE des régions',
  ...knownChoices(REGION_CODES),
  chips: (codes) => chipEach(codes, 'region', (code) => REGION_NAMES[code]),
  relaxed: { dropped: 'dans toutes les régions' },
};

/** A window of the map. What has no public point lies in none. */
export const area: Filter<Area> = {
  parameters: ['area'],
  about: 'fenêtre de la carte : ouest, sud, est, nord en degrés',
  read(text, reading) {
    const window = readArea(text);
    if (!window) reading.fault('doit être « ouest,sud,est,nord » en degrés');
    return window;
  },
  write: (window) => window.join(','),
  chips: () => [{ label: 'Zone de la carte' }],
  relaxed: { dropped: 'hors de cette zone de la carte' },
};
