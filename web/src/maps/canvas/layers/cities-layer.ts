import type Layer from 'ol/layer/Layer.js';
import { project, resolutionOf } from '../../geometry/mercator';
import { ORIENTATION_CITIES } from '../../geometry/orientation-cities';
import { type MapName, namesLayer } from './names-layer';

/** The layer's name, to be found by. */
export const CITIES = 'cities';

/** OpenLayers zooms from which a city of each rank has its name. */
const NAMED_FROM = { 1: 6.4, 2: 7.2, 3: 8.2 } as const;

export const cityNames = (): readonly MapName[] =>
  ORIENTATION_CITIES.map(({ name, at, rank }) => ({
    name,
    at: project(at),
    farthest: resolutionOf(NAMED_FROM[rank]),
  }));

/** Names of cities, on a map whose tiles have none; where two would overlap the larger city keeps its own. */
export const citiesLayer = (): Layer => namesLayer(cityNames(), CITIES);
