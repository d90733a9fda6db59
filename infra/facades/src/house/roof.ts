import type { Light } from '../palette';
import { arch, circle, line, parts, polygon, rect } from '../pen';
import { seeded } from '@pignon/domain/shared/seeded';
import type { Shape } from '../shape';

export const ROOFS = ['zinc', 'pignon', 'terrace'] as const;
export type RoofKind = (typeof ROOFS)[number];

interface RoofOptions {
  readonly kind: RoofKind;
  readonly x: number;
  /** Top of the walls. */
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly bays: number;
  readonly stone: string;
  readonly light: Light;
  readonly seed: number;
}

export function roofShapes(options: RoofOptions): Shape[] {
  if (options.kind === 'pignon') return gable(options);
  return options.kind === 'zinc' ? mansard(options) : terrace(options);
}

function mansard({ x, y, width, height, bays, light, seed }: RoofOptions): Shape[] {
  const slope = height * 0.22;
  const bay = width / bays;
  const dormer = { w: bay * 0.42, h: height * 0.62 };
  const at = parts(bays, (i) => x + bay * (i + 0.5) - dormer.w / 2);
  const seams = parts(Math.round(width / 13) - 1, (i) => {
    const share = (i + 1) / Math.round(width / 13);
    return line(x + slope + (width - 2 * slope) * share, y - height, x + width * share, y);
  });
  return [
    ...chimneys({ x, y, width, height, light, seed }),
    { fill: light.roof, d: polygon([x, y], [x + slope, y - height], [x + width - slope, y - height], [x + width, y]) },
    { stroke: light.seam, d: seams.join('') },
    {
      fill: light.trim,
      d: at.map((left) => arch(left - 2.5, y - dormer.h - 4, dormer.w + 5, dormer.h + 1, dormer.w * 0.22)).join(''),
    },
    {
      fill: light.glass,
      d: at.map((left) => arch(left + 1, y - dormer.h + 1, dormer.w - 2, dormer.h - 4, dormer.w * 0.16)).join(''),
    },
    {
      stroke: light.trim,
      strokeWidth: 1.4,
      d: at.map((left) => line(left + dormer.w / 2, y - dormer.h + 2, left + dormer.w / 2, y - 3)).join(''),
    },
  ];
}

/** The house's own sign: a gable, with its round window. */
function gable({ x, y, width, height, stone, light, seed }: RoofOptions): Shape[] {
  const peak = height * 1.25;
  const eave = 5;
  return [
    ...chimneys({ x, y, width: width * 0.5, height: height * 0.7, light, seed }),
    { fill: stone, d: polygon([x, y], [x + width / 2, y - peak], [x + width, y]) },
    {
      fill: 'none',
      stroke: light.roof,
      strokeWidth: 7,
      d: `${line(x - eave, y + 3, x + width / 2, y - peak)}L${x + width + eave} ${y + 3}`,
    },
    { fill: light.trim, d: circle(x + width / 2, y - peak * 0.36, height * 0.2) },
    { fill: light.lit, d: circle(x + width / 2, y - peak * 0.36, height * 0.15) },
  ];
}

function terrace({ x, y, width, height, light }: RoofOptions): Shape[] {
  const rail = height * 0.3;
  const posts = Math.round(width / 9);
  return [
    { fill: light.roof, d: rect(x + width * 0.12, y - height * 0.72, width * 0.5, height * 0.72) },
    {
      fill: light.glass,
      d: parts(4, (i) => rect(x + width * (0.15 + i * 0.115), y - height * 0.6, width * 0.09, height * 0.5)).join(''),
    },
    {
      stroke: light.iron,
      strokeWidth: 1.2,
      d:
        line(x, y - rail, x + width, y - rail) +
        parts(posts + 1, (i) => line(x + (width * i) / posts, y - rail, x + (width * i) / posts, y)).join(''),
    },
    {
      fill: '#4C7A5F',
      d: parts(3, (i) => circle(x + width * (0.7 + i * 0.09), y - height * 0.2, height * 0.15)).join(''),
    },
  ];
}

function chimneys({
  x,
  y,
  width,
  height,
  light,
  seed,
}: Pick<RoofOptions, 'x' | 'y' | 'width' | 'height' | 'light' | 'seed'>): Shape[] {
  const dice = seeded(seed, 5);
  const stacks = parts(dice.whole(1, 2), (i) => x + width * dice.between(0.14 + i * 0.5, 0.3 + i * 0.5));
  const w = Math.min(width * 0.11, 30);
  const top = y - height * 1.3;
  return [
    { fill: light.brick, d: stacks.map((left) => rect(left, top, w, height)).join('') },
    { fill: light.trim, d: stacks.map((left) => rect(left - 2, top, w + 4, 3)).join('') },
    {
      fill: light.brick,
      d: stacks.flatMap((left) => parts(3, (i) => rect(left + 2 + (i * (w - 4)) / 3, top - 7, w / 5, 7))).join(''),
    },
  ];
}
