import { outlinesOf, type Ring } from '@pignon/domain/geography/regions/region-outlines';
import { REGIONS_TOPOLOGY } from '@pignon/domain/geography/regions/regions-topology';
import { FRANCE_EXTENT, project, resolutionOf } from '../geometry/mercator';
import { OVERVIEW_ZOOM, openLayersZoom } from '../geometry/zooms';

const [WEST, SOUTH, EAST, NORTH] = FRANCE_EXTENT;
const POSTER_RESOLUTION = resolutionOf(openLayersZoom(OVERVIEW_ZOOM));
const WIDTH = Math.round((EAST - WEST) / POSTER_RESOLUTION);
const HEIGHT = Math.round((NORTH - SOUTH) / POSTER_RESOLUTION);

/** What stands where the map will be until its chunk is here. */
export function franceSvg(): string {
  const path = outlinesOf(REGIONS_TOPOLOGY)
    .flatMap(({ polygons }) => polygons.flat())
    .map(ringPath)
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><path fill="#fff" stroke="#b4bfc5" stroke-linejoin="round" d="${path}"/></svg>\n`;
}

function ringPath(ring: Ring): string {
  let [column, row] = [0, 0];
  const steps = ring.flatMap((point, index) => {
    const [x, y] = project(point);
    const [right, down] = [
      Math.round((x - WEST) / POSTER_RESOLUTION) - column,
      Math.round((NORTH - y) / POSTER_RESOLUTION) - row,
    ];
    if (index > 0 && right === 0 && down === 0) return [];
    column += right;
    row += down;
    return [`${right}${down < 0 ? '' : ' '}${down}`];
  });
  const [first, ...others] = steps;
  return `M${first}l${others.join(' ').replaceAll(' -', '-')}z`.replace(/^Ml/, 'M');
}
