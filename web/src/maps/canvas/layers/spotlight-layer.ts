import type { RegionCode } from '@pignon/domain/geography/place';
import type Layer from 'ol/layer/Layer.js';
import { REGION_SHAPES } from '../../geometry/region-shapes';
import { drawnLayer, pathOf } from './drawn-layer';
import { token } from './palette';

/** One region stands out: a veil over all the others. */
export function spotlightLayer(code: RegionCode): Layer {
  const region = pathOf(REGION_SHAPES.find((shape) => shape.code === code)?.rings ?? []);
  const [veil, line] = [token('zinc-200'), token('wagon-700')];
  return drawnLayer((context, { width, height, resolution, inMetres, inPixels, pixel }) => {
    context.save();
    const around = new Path2D();
    around.rect(0, 0, width, height);
    const [x, y] = pixel([0, 0]);
    around.addPath(region, { a: 1 / resolution, b: 0, c: 0, d: -1 / resolution, e: x, f: y });
    inPixels();
    context.fillStyle = veil;
    context.globalAlpha = 0.65;
    context.clip(around, 'evenodd');
    context.fillRect(0, 0, width, height);
    context.restore();
    inMetres();
    context.strokeStyle = line;
    context.lineJoin = 'round';
    context.lineWidth = 1.5 * resolution;
    context.stroke(region);
  });
}
