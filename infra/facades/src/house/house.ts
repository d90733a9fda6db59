import { floorShapes } from './floors';
import { type Light, PAINTS, type Paint } from '../palette';
import { rect } from '../pen';
import { seeded } from '@pignon/domain/shared/seeded';
import { type RoofKind, ROOFS, roofShapes } from './roof';
import type { Shape, Sign } from '../shape';
import { shop } from './shop';

interface HouseOptions {
  readonly x: number;
  readonly width: number;
  /** The pavement. */
  readonly ground: number;
  readonly shopHeight: number;
  readonly floors: number;
  readonly storey: number;
  readonly roofHeight: number;
  readonly light: Light;
  readonly night: boolean;
  readonly seed: number;
  readonly sign?: string | undefined;
  readonly paint?: Paint | undefined;
}

export interface House {
  readonly shapes: readonly Shape[];
  readonly sign: Sign | null;
}

export function house({
  x,
  width,
  ground,
  shopHeight,
  floors,
  storey,
  roofHeight,
  light,
  night,
  seed,
  sign,
  paint,
}: HouseOptions): House {
  const dice = seeded(seed, 2);
  const stone = dice.pick(light.stones);
  const bays = Math.max(2, Math.round(width / (storey * dice.between(0.66, 0.9))));
  const kinds: readonly [RoofKind, ...RoofKind[]] = width < roofHeight * 4.2 ? ROOFS : ['zinc', 'zinc', 'terrace'];
  const kind = dice.pick(kinds);
  const shopTop = ground - shopHeight;
  const wallsTop = shopTop - floors * storey;
  const wall = { x, y: wallsTop, width, bays, stone, light, seed };
  const front = shop({
    x,
    y: shopTop,
    width,
    height: shopHeight,
    light,
    seed,
    sign,
    paint: paint ?? dice.pick(PAINTS),
  });
  return {
    shapes: [
      ...roofShapes({ ...wall, kind, height: roofHeight }),
      ...floorShapes({ ...wall, height: floors * storey, floors, awake: night ? 0.6 : 0.25 }),
      { fill: light.trim, d: rect(x - 3, wallsTop - 3, width + 6, 6) },
      ...front.shapes,
    ],
    sign: front.sign,
  };
}
