import type { LngLat } from '../lng-lat';
import type { RegionOutline } from './region-outlines';

/** Even-odd: a hole's ring turns the answer round. */
export function isInside([x, y]: LngLat, { polygons }: Pick<RegionOutline, 'polygons'>): boolean {
  let inside = false;
  for (const polygon of polygons)
    for (const ring of polygon) {
      let from = ring[ring.length - 1];
      for (const to of ring) {
        if (from && to[1] > y !== from[1] > y && x < ((from[0] - to[0]) * (y - to[1])) / (from[1] - to[1]) + to[0])
          inside = !inside;
        from = to;
      }
    }
  return inside;
}
