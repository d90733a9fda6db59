import OlMap from 'ol/Map.js';
import View from 'ol/View.js';
import type { Extent } from '../../geometry/mercator';
import { MAP_ZOOMS, openLayersZoom } from '../../geometry/zooms';
import { gestures } from './gestures';
import { citiesLayer } from '../layers/cities-layer';
import { groundLayer } from '../layers/ground-layer';

export interface FirstView {
  readonly extent: Extent;
  /** OpenLayers': the extent is not shown from nearer than this. */
  readonly maxZoom: number;
  /** The map cannot be moved out of it. */
  readonly limits?: Extent;
  /** Pixels left free around the extent. */
  readonly padding?: number;
}

/** A map that begins with this very window. */
export const exactly = (extent: Extent): FirstView => ({ extent, maxZoom: CLOSEST, padding: 0 });

/** OpenLayers': half of the earth on a phone. */
const FARTHEST = 2;
export const CLOSEST = openLayersZoom(MAP_ZOOMS.exact);

export const prefersStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

export function createMap(target: HTMLElement, first: FirstView & { readonly cities: boolean }): OlMap {
  const view = new View({
    center: [(first.extent[0] + first.extent[2]) / 2, (first.extent[1] + first.extent[3]) / 2],
    zoom: first.maxZoom,
    minZoom: FARTHEST,
    maxZoom: CLOSEST,
    enableRotation: false,
    smoothResolutionConstraint: false,
    ...(first.limits && { extent: [...first.limits], showFullExtent: true }),
  });
  const map = new OlMap({
    target,
    view,
    layers: [groundLayer(), ...(first.cities ? [citiesLayer()] : [])],
    controls: [],
    interactions: gestures(target, prefersStill()),
    moveTolerance: 4,
  });
  fit(map, first.extent, { maxZoom: first.maxZoom, padding: first.padding ?? 0, animate: false });
  return map;
}

interface Fit {
  readonly maxZoom: number;
  readonly padding?: number;
  readonly animate?: boolean;
}

const DURATION = 350;

export function fit(map: OlMap, extent: Extent, { maxZoom, padding = 64, animate = true }: Fit): void {
  const [width = 0, height = 0] = map.getSize() ?? [];
  if (width === 0 || height === 0) return;
  // A padding wider than the map would turn it inside out.
  const room = Math.min(padding, width / 4, height / 4);
  const still = !animate || prefersStill();
  map.getView().fit([...extent], {
    size: [width, height],
    maxZoom,
    padding: [room, room, room, room],
    duration: still ? 0 : DURATION,
  });
  // In this very frame: marks drawn for where the map was would be seen to jump.
  if (still) map.renderSync();
}
