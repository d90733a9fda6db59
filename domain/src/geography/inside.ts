import type { LngLat } from './lng-lat';
import type { RegionOutline } from './region-outlines';

/** Even-odd: a hole's ring turns the answer round. */
export function isInside([x, y]: LngLat, { polygons }: Pick<RegionOutline, 'polygons'>): boolean {
  let inside = false;
  for (const polygon of polygons)
    for (const ring of polygon)
      for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
        const [xi, yi] = ring[i] as LngLat;
        const [xj, yj] = ring[j] as LngLat;
        if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
      }
  return inside;
}
