import { House } from './facade/house';
import { lightOf, PAINTS } from './facade/palette';
import { rect } from './facade/pen';
import { random } from './facade/random';

interface FacadeProps {
  /** A property's id: the same id is always the same house. */
  readonly seed: number;
  readonly width?: number;
  readonly height?: number;
  readonly sign?: string;
  readonly night?: boolean;
  /** Leaves the sky out, where the house stands on a coloured band. */
  readonly bare?: boolean;
  /** Which paint of the palette; the seed chooses when absent. */
  readonly paint?: number;
  readonly className?: string | undefined;
}

/** A narrower gap shows a part of a house, not a thin one. */
const NEIGHBOUR_MIN = 150;

/** A Paris street front drawn from a seed: illustration, stand-in for a broken photo, empty state. Decoration only. */
export function Facade({
  seed,
  width = 400,
  height = 300,
  sign,
  night = false,
  bare = false,
  paint,
  className,
}: FacadeProps) {
  const dice = random(seed);
  const light = lightOf(night);
  const pavement = Math.max(10, height * 0.035);
  const ground = height - pavement;
  const shopHeight = Math.min(ground * 0.44, width * 0.31);
  const roofHeight = Math.min(ground * 0.13, 64);
  const floors = Math.max(1, Math.round((ground - shopHeight - roofHeight * 1.7) / (shopHeight * 0.56)));
  const storey = (ground - shopHeight - roofHeight * 1.7) / floors;

  const main = Math.round(width * dice.between(0.68, 0.76));
  const left = Math.round((width - main) * dice.pick([0, 0.5, 1]));
  const shared = { ground, roofHeight, light, night };
  const right = width - left - main;
  const neighbour = (side: number, x: number, gap: number, rise: number) =>
    gap > 0 && (
      <House
        {...shared}
        seed={seed + side}
        x={x}
        width={Math.max(gap, NEIGHBOUR_MIN)}
        shopHeight={shopHeight * 0.92}
        floors={Math.max(1, floors - 1)}
        storey={storey * rise}
      />
    );
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      {!bare && <path fill={light.sky} d={rect(0, 0, width, height)} />}
      {neighbour(7919, left - Math.max(left, NEIGHBOUR_MIN), left, 1.12)}
      {neighbour(104729, left + main, right, 1.2)}
      <House
        {...shared}
        seed={seed}
        x={left}
        width={main}
        shopHeight={shopHeight}
        floors={floors}
        storey={storey}
        sign={sign}
        paint={paint === undefined ? undefined : PAINTS[paint % PAINTS.length]}
      />
      <path fill={light.pavement} d={rect(0, ground, width, pavement)} />
      <path fill={light.curb} d={rect(0, ground + pavement * 0.62, width, pavement * 0.38)} />
    </svg>
  );
}
