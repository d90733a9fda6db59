import type Layer from 'ol/layer/Layer.js';
import { REGION_SHAPES } from '../../geometry/region-shapes';
import { drawnLayer, pathOf } from './drawn-layer';
import { token } from './palette';

/** Regions on a plain ground: the whole map without tiles, what shows until they arrive with them. */
export function groundLayer(): Layer {
  const france = pathOf(REGION_SHAPES.flatMap(({ rings }) => rings));
  const [sea, land, border] = [token('zinc-200'), token('zinc-0'), token('zinc-300')];
  return drawnLayer((context, { width, height, resolution, inMetres }) => {
    context.fillStyle = sea;
    context.fillRect(0, 0, width, height);
    inMetres();
    context.fillStyle = land;
    context.fill(france);
    context.strokeStyle = border;
    context.lineJoin = 'round';
    context.lineWidth = resolution;
    context.stroke(france);
  });
}
