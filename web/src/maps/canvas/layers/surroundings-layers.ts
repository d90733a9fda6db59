import type { OutlinedDepartment, Surroundings } from '@pignon/domain/geography/surroundings';
import type Layer from 'ol/layer/Layer.js';
import { project, resolutionOf } from '../../geometry/mercator';
import { cityNames } from './cities-layer';
import { drawnLayer, pathOf } from './drawn-layer';
import { namesLayer } from './names-layer';
import { token } from './palette';

/** OpenLayers zooms from which a town of at least so many inhabitants has its name. */
const NAMED_FROM = [
  [50_000, 9],
  [10_000, 10],
  [0, 10.5],
] as const;

/** Instead of streets: the towns around, and whose département one looks at. */
export function surroundingsLayers({ towns, departments }: Surroundings): readonly Layer[] {
  const cities = cityNames();
  const known = new Set(cities.map(({ name }) => name));
  const around = towns
    .filter(({ name }) => !known.has(name))
    .map(({ name, population, at }) => ({
      name,
      at: project(at),
      farthest: resolutionOf(NAMED_FROM.find(([least]) => population >= least)?.[1] ?? Number.POSITIVE_INFINITY),
    }));
  return [departmentsLayer(departments), namesLayer([...cities, ...around])];
}

const FONT = '600 11px "Hanken Grotesk Variable", system-ui, sans-serif';

function departmentsLayer(departments: readonly OutlinedDepartment[]): Layer {
  const outlined = departments.map(({ name, rings }) => ({
    name: name.toLocaleUpperCase('fr'),
    path: pathOf(rings.map((ring) => ring.map(project))),
  }));
  const [border, ink] = [token('zinc-300'), token('zinc-600')];
  return drawnLayer((context, { width, height, resolution, inMetres, inPixels }) => {
    inMetres();
    Object.assign(context, { strokeStyle: border, lineJoin: 'round', lineWidth: 1.5 * resolution });
    for (const { path } of outlined) context.stroke(path);
    const { canvas } = context;
    const here = outlined.find(({ path }) => context.isPointInPath(path, canvas.width / 2, canvas.height / 2));
    inPixels();
    if (!here) return;
    Object.assign(context, { font: FONT, fillStyle: ink, textAlign: 'center', textBaseline: 'top' });
    context.fillText(here.name, width / 2, Math.min(12, height / 8));
  });
}
