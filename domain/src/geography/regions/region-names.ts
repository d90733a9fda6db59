import type { RegionCode } from '../place';

/** Apart from what is measured of them, which only maps need. */
export const REGION_NAMES: Readonly<Record<RegionCode, string>> = {
  '11': 'Île-de-France',
  '84': 'Auvergne-Rhône-Alpes',
  '32': 'Hauts-de-France',
  '93': "Provence-Alpes-Côte d'Azur",
  '76': 'Occitanie',
  '75': 'Nouvelle-Aquitaine',
  '44': 'Grand Est',
  '52': 'Pays de la Loire',
  '53': 'Bretagne',
  '28': 'Normandie',
  '27': 'Bourgogne-Franche-Comté',
  '24': 'Centre-Val de Loire',
  '94': 'Corse',
};
