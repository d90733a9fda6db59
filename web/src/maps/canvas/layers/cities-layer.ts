import type Layer from 'ol/layer/Layer.js';
import { project, resolutionOf } from '../../geometry/mercator';
import { ORIENTATION_CITIES } from '../../geometry/orientation-cities';
import { drawnLayer } from './drawn-layer';
import { token } from './palette';

/** The layer's name, to be found by. */
export const CITIES = 'cities';

/** OpenLayers zooms from which a city of each rank has its name. */
const NAMED_FROM = { 1: 6.4, 2: 7.2, 3: 8.2 } as const;
const FONT = '500 12px "Hanken Grotesk Variable", system-ui, sans-serif';
const LINE = 16;
const DOT = 2;

interface Taken {
  readonly left: number;
  readonly right: number;
  readonly y: number;
}

/** Names of cities, on a map whose tiles have none; where two would overlap the larger city keeps its own. */
export function citiesLayer(): Layer {
  const cities = ORIENTATION_CITIES.map(({ name, at, rank }) => ({
    name,
    at: project(at),
    farthest: resolutionOf(NAMED_FROM[rank]),
  }));
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
      for (const { name, at, farthest } of cities) {
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
    { name: CITIES },
  );
}

const overlap = (a: Taken, b: Taken): boolean => Math.abs(a.y - b.y) < LINE && a.left < b.right && b.left < a.right;
