import { Floors } from './floors';
import { type Light, PAINTS, type Paint } from './palette';
import { rect } from './pen';
import { random } from './random';
import { Roof, type RoofKind, ROOFS } from './roof';
import { Shop } from './shop';

interface HouseProps {
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

export function House({
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
}: HouseProps) {
  const dice = random(seed, 1);
  const stone = dice.pick(light.stones);
  const bays = Math.max(2, Math.round(width / (storey * dice.between(0.66, 0.9))));
  const kinds: readonly [RoofKind, ...RoofKind[]] = width < roofHeight * 4.2 ? ROOFS : ['zinc', 'zinc', 'terrace'];
  const kind = dice.pick(kinds);
  const shopTop = ground - shopHeight;
  const wallsTop = shopTop - floors * storey;
  return (
    <>
      <Roof {...{ kind, x, y: wallsTop, width, height: roofHeight, bays, stone, light, seed }} />
      <Floors
        {...{ x, y: wallsTop, width, height: floors * storey, floors, bays, stone, light, seed }}
        awake={night ? 0.6 : 0.25}
      />
      <path fill={light.trim} d={rect(x - 3, wallsTop - 3, width + 6, 6)} />
      <Shop {...{ x, y: shopTop, width, height: shopHeight, light, seed, sign }} paint={paint ?? dice.pick(PAINTS)} />
    </>
  );
}
