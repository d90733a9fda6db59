import Feature from 'ol/Feature.js';
import { circular } from 'ol/geom/Polygon.js';
import VectorLayer from 'ol/layer/Vector.js';
import type OlMap from 'ol/Map.js';
import VectorSource from 'ol/source/Vector.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import { type Extent, type Point, unproject } from '../mercator';
import { HIDDEN_OPACITY, HIDDEN_RADIUS, HIDDEN_SIDES } from '../zooms';
import { faded, token } from './palette';

/** M73: somewhere in this disc is the property whose address is hidden. */
export function sectorAround(at: Point): { readonly layer: VectorLayer; readonly extent: Extent } {
  const disc = circular([...unproject(at)], HIDDEN_RADIUS, HIDDEN_SIDES).transform('EPSG:4326', 'EPSG:3857');
  const layer = new VectorLayer({
    source: new VectorSource({ features: [new Feature(disc)] }),
    style: new Style({
      fill: new Fill({ color: faded(token('wagon-700'), HIDDEN_OPACITY) }),
      stroke: new Stroke({ color: token('wagon-700'), width: 1.5 }),
    }),
  });
  const [west = 0, south = 0, east = 0, north = 0] = disc.getExtent();
  return { layer, extent: [west, south, east, north] };
}

/** Shows it until the returned function is called. */
export function showSector(map: OlMap, at: Point): () => void {
  const { layer } = sectorAround(at);
  map.addLayer(layer);
  return () => map.removeLayer(layer);
}
