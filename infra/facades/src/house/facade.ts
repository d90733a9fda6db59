import { type House, house } from './house';
import { lightOf, PAINTS } from '../palette';
import { rect } from '../pen';
import { seeded } from '@pignon/domain/shared/seeded';
import type { Shape, Sign } from '../shape';

export interface FacadeOptions {
  /** A property's id: the same id is always the same house. */
  readonly seed: number;
  readonly width?: number;
  readonly height?: number;
  readonly sign?: string | undefined;
  readonly night?: boolean;
  /** Leaves the sky out, where the house stands on a coloured band. */
  readonly bare?: boolean;
  /** Which paint of the palette; the seed chooses when absent. */
  readonly paint?: number | undefined;
}

export interface Facade {
  readonly width: number;
  readonly height: number;
  /** In painting order; the sign comes last. */
  readonly shapes: readonly Shape[];
  readonly sign: Sign | null;
}

/** A narrower gap shows a part of a house, not a thin one. */
const NEIGHBOUR_MIN = 150;

/** A Paris street front drawn from a seed. Web paints it as SVG, the demonstration's photos are made of it. */
export function facade({
  seed,
  width = 400,
  height = 300,
  sign,
  night = false,
  bare = false,
  paint,
}: FacadeOptions): Facade {
  const dice = seeded(seed, 1);
  const light = lightOf(night);
  const pavement = Math.max(10, height * 0.035);
  const ground = height - pavement;
  const shopHeight = Math.min(ground * 0.44, width * 0.31);
  const roofHeight = Math.min(ground * 0.13, 64);
  const floors = Math.max(1, Math.round((ground - shopHeight - roofHeight * 1.7) / (shopHeight * 0.56)));
  const storey = (ground - shopHeight - roofHeight * 1.7) / floors;

  const main = Math.round(width * dice.between(0.68, 0.76));
  const left = Math.round((width - main) * dice.pick([0, 0.5, 1]));
  const right = width - left - main;
  const shared = { ground, roofHeight, light, night };
  const neighbour = (side: number, x: number, gap: number, rise: number): readonly Shape[] => {
    if (gap <= 0) return [];
    const size = { x, width: Math.max(gap, NEIGHBOUR_MIN), shopHeight: shopHeight * 0.92 };
    return house({ ...shared, ...size, seed: seed + side, floors: Math.max(1, floors - 1), storey: storey * rise })
      .shapes;
  };
  const own: House = house({
    ...shared,
    seed,
    x: left,
    width: main,
    shopHeight,
    floors,
    storey,
    sign,
    paint: paint === undefined ? undefined : PAINTS[paint % PAINTS.length],
  });
  return {
    width,
    height,
    sign: own.sign,
    shapes: [
      ...(bare ? [] : [{ fill: light.sky, d: rect(0, 0, width, height) }]),
      ...neighbour(7919, left - Math.max(left, NEIGHBOUR_MIN), left, 1.12),
      ...neighbour(104729, left + main, right, 1.2),
      ...own.shapes,
      { fill: light.pavement, d: rect(0, ground, width, pavement) },
      { fill: light.curb, d: rect(0, ground + pavement * 0.62, width, pavement * 0.38) },
    ],
  };
}
