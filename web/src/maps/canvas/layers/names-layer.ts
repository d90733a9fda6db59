import type Layer from 'ol/layer/Layer.js';
import type { Point } from '../../geometry/mercator';
import { drawnLayer } from './drawn-layer';
import { token } from './palette';

export interface MapName {
  readonly name: string;
  readonly at: Point;
  /** Metres per pixel from which it is read. */
  readonly farthest: number;
}

const FONT = '500 12px "Hanken Grotesk Variable", system-ui, sans-serif';
const LINE = 16;
const DOT = 2;

interface Taken {
  readonly left: number;
  readonly right: number;
  readonly y: number;
}

/** Names of places, the most important first: where two would overlap it keeps its own. */
export function namesLayer(names: readonly MapName[], layerName?: string): Layer {
  const [ink, dot, halo] = [token('zinc-600'), token('zinc-500'), token('zinc-0')];
  return drawnLayer(
    (context, { width, height, resolution, pixel }) => {
      const taken: Taken[] = [];
      Object.assign(context, {
        font: FONT,
        textBaseline: 'middle',
        lineJoin: 'round',
        lineWidth: 3,
        strokeStyle: halo,
      });
      for (const { name, at, farthest } of names) {
        const [x, y] = pixel(at);
        if (resolution > farthest || x < 0 || y < 0 || x > width || y > height) continue;
        const place = { left: x - DOT, right: x + 6 + context.measureText(name).width, y };
        if (taken.some((other) => overlap(other, place))) continue;
        taken.push(place);
        context.fillStyle = dot;
        context.beginPath();
        context.arc(x, y, DOT, 0, 2 * Math.PI);
        context.fill();
        context.strokeText(name, x + 6, y);
        context.fillStyle = ink;
        context.fillText(name, x + 6, y);
      }
    },
    layerName === undefined ? {} : { name: layerName },
  );
}

const overlap = (a: Taken, b: Taken): boolean => Math.abs(a.y - b.y) < LINE && a.left < b.right && b.left < a.right;
