import type Layer from 'ol/layer/Layer.js';
import type OlMap from 'ol/Map.js';
import { type Extent, extentAround, type Point, project, unproject } from '../../geometry/mercator';
import { sectorAround } from '../../geometry/sector';
import { HIDDEN_OPACITY } from '../../geometry/zooms';
import { drawnLayer, pathOf } from './drawn-layer';
import { token } from './palette';

/** M73: somewhere in this disc is the property whose address is hidden. */
export function sectorOf(at: Point): { readonly layer: Layer; readonly extent: Extent } {
  const corners = sectorAround(unproject(at)).map(project);
  const disc = pathOf([corners]);
  const colour = token('wagon-700');
  const layer = drawnLayer((context, { resolution, inMetres }) => {
    inMetres();
    context.fillStyle = colour;
    context.globalAlpha = HIDDEN_OPACITY;
    context.fill(disc);
    context.globalAlpha = 1;
    context.strokeStyle = colour;
    context.lineWidth = 1.5 * resolution;
    context.stroke(disc);
  });
  return { layer, extent: extentAround(corners) };
}

/** Shows it until the returned function is called. */
export function showSector(map: OlMap, at: Point): () => void {
  const { layer } = sectorOf(at);
  map.addLayer(layer);
  return () => map.removeLayer(layer);
}
