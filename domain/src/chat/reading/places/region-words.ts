import type { RegionCode } from '../../../geography/place';
import { REGIONS } from '../../../geography/regions/regions';
import { foldText } from '../../../shared/text/slug';

/** What people say instead of the names that the regions have had since 2016. */
const USUAL: Readonly<Record<string, RegionCode>> = {
  idf: '11',
  'region parisienne': '11',
  'grand paris': '11',
  'petite couronne': '11',
  'rhone alpes': '84',
  auvergne: '84',
  ara: '84',
  picardie: '32',
  'nord pas de calais': '32',
  paca: '93',
  provence: '93',
  'region sud': '93',
  'cote d azur': '93',
  'languedoc roussillon': '76',
  'midi pyrenees': '76',
  aquitaine: '75',
  limousin: '75',
  'poitou charentes': '75',
  'pays basque': '75',
  alsace: '44',
  lorraine: '44',
  'champagne ardenne': '44',
  bourgogne: '27',
  'franche comte': '27',
  'region centre': '24',
  'basse normandie': '28',
  'haute normandie': '28',
};

export const REGION_PHRASES: ReadonlyMap<string, RegionCode> = new Map([
  ...REGIONS.map(({ name, code }) => [foldText(name), code] as const),
  ...Object.entries(USUAL),
]);

/** Paris is a city before it is a department. */
export const DEPARTMENT_PHRASES: ReadonlyMap<string, string> = new Map(
  REGIONS.flatMap(({ departments }) => departments)
    .filter(({ code }) => code !== '75')
    .map(({ name, code }) => [foldText(name), code] as const),
);
