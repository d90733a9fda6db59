import { frenchNumber } from '../shared/text/french';
import type { Communes } from './towns/communes';
import { metresBetween } from './distance';
import { type Coordinates, type LngLat, pointOf } from './lng-lat';
import { overseasAt } from './regions/overseas';
import { type Located, whereaboutsOf } from './place-of';
import { regionNear } from './regions/region-at';

/** A point that cannot be the property's, said to whoever typed it. */
export interface PointFault {
  readonly field: 'latitude' | 'longitude';
  readonly message: string;
}

/** From a town's middle: the largest communes are 25 km across, and centres of villages are about. */
const FAR_METRES = 40_000;

/** Swapped, outside France, or far from its town where that is certain without it; null when nothing speaks against it. */
export function pointFault(located: Located, communes: Communes): PointFault | null {
  const point = pointOf(located);
  if (!point) return null;
  const town = townOf(located, communes);
  if (isPlausible(point, town)) return null;
  const swapped = pointOf({ latitude: located.longitude, longitude: located.latitude });
  const why = isInFrance(point)
    ? `La latitude et la longitude indiquent un point à ${kilometres(point, town)} de ${town?.name ?? ''}`
    : 'La latitude et la longitude indiquent un point hors de France';
  const offer =
    swapped && isPlausible(swapped, town)
      ? `elles semblent inversées. Échangez-les\u00a0: latitude ${degrees(located.longitude)}, longitude ${degrees(located.latitude)}`
      : 'corrigez-les, ou laissez-les vides\u00a0: l’adresse suffit';
  return { field: 'latitude', message: `${why}\u00a0: ${offer}` };
}

interface Town {
  readonly name: string;
  readonly center: LngLat;
}

/** What city and postcode alone say, where they leave no doubt. */
function townOf(located: Located, communes: Communes): Town | null {
  const unplaced: Located & Coordinates = { ...located, latitude: null, longitude: null };
  const { commune, isCertain, group } = whereaboutsOf(unplaced, communes);
  if (!commune?.center || group || !isCertain) return null;
  // A village's bare name is many hamlets' name too.
  const isKnown = commune.population >= VILLAGE || located.postcode !== null;
  return isKnown ? { name: commune.name, center: commune.center } : null;
}

/** Inhabitants. */
const VILLAGE = 2000;

const isInFrance = (point: LngLat): boolean => regionNear(point) !== null || overseasAt(point) !== null;

const isPlausible = (point: LngLat, town: Town | null): boolean =>
  isInFrance(point) && (town === null || metresBetween(point, town.center) <= reachOf(point));

/** Communes of Guiana and of the archipelagos are as large as departments. */
const reachOf = (point: LngLat): number => (overseasAt(point) ? 6 : 1) * FAR_METRES;

const kilometres = (point: LngLat, town: Town | null): string =>
  `${frenchNumber(Math.round(metresBetween(point, town?.center ?? point) / 1000))}\u00a0km`;

const degrees = (value: number | null): string => String(value ?? '').replace('.', ',');
