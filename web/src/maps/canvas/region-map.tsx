import type { Region } from '@pignon/domain/geography/regions/regions';
import { searchQuery } from '@pignon/domain/listings/search/listing-url';
import type { MapAnswer } from '@pignon/domain/listings/read-models';
import type { SearchCriteria } from '@pignon/domain/listings/filters/filters';
import type OlMap from 'ol/Map.js';
import { useEffect, useState } from 'react';
import { fetchJson } from '../../lib/network/fetch-json';
import { pinPoint } from '../geometry/gather';
import { type Extent, extentAround, extentOf, project } from '../geometry/mercator';
import type { RegionMapProps } from '../props/region-maps-props';
import { openLayersZoom, REGION_CENTER_ZOOM, REGION_ZOOM } from '../geometry/zooms';
import { type FirstView, fit } from './stage/create-map';
import { useLeftView } from './stage/map-memory';
import { PinMap } from './pins/pin-map';
import { viewOf } from './pins/view-of-area';
import { spotlightLayer } from './layers/spotlight-layer';

/** A city is looked at from this near at most: one property in it should show its streets' surroundings. */
const CITY_ZOOM = openLayersZoom(12);

/** M70: one region's pins. At zoom 8, or from as far as the whole region needs. */
export default function RegionMap({ region, criteria, city, ...cards }: RegionMapProps) {
  const label = `Carte des biens, ${region.name}`;
  const left = useLeftView(label);
  const [map, setMap] = useState<OlMap | null>(null);

  useEffect(() => {
    if (!map) return;
    const layer = spotlightLayer(region.code);
    map.getLayers().push(layer);
    return () => void map.removeLayer(layer);
  }, [map, region]);

  useEffect(() => {
    if (!map || !city) return;
    const stale = new AbortController();
    void extentOfCity(criteria, city.slug, region, stale.signal).then((extent) => {
      if (!stale.signal.aborted) fit(map, extent, { maxZoom: isPoint(extent) ? CITY_ZOOM : CITY_ZOOM + 1 });
    });
    return () => stale.abort();
    // Each press goes there again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [map, city]);

  return (
    <PinMap
      label={label}
      criteria={criteria}
      first={left ?? (criteria.area ? viewOf(criteria.area) : wholeRegion(region))}
      onMap={setMap}
      {...cards}
    />
  );
}

const wholeRegion = ({ bounds }: Region): FirstView => ({
  extent: extentOf(bounds),
  maxZoom: openLayersZoom(REGION_ZOOM),
  padding: 24,
});

const isPoint = ([west, south, east, north]: Extent): boolean => west === east && south === north;

/** Where the city's own properties lie; the region's centre when that cannot be told. */
async function extentOfCity(
  criteria: SearchCriteria,
  slug: string,
  region: Region,
  signal: AbortSignal,
): Promise<Extent> {
  const query = searchQuery({ ...criteria, area: undefined, cities: [slug], regions: [region.code] });
  const answer = await fetchJson<MapAnswer>(`/api/properties/map?${query}&zoom=9`, signal).catch(() => null);
  const points = answer?.items.map(pinPoint) ?? [];
  return points.length > 0 ? extentAround(points) : aroundCentre(region);
}

/** As large as a map 600 px wide shows at the specification's zoom 11. */
function aroundCentre({ center }: Region): Extent {
  const [x, y] = project(center);
  const half = 300 * (156_543.034 / 2 ** openLayersZoom(REGION_CENTER_ZOOM));
  return [x - half, y - half, x + half, y + half];
}
