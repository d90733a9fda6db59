import type { Light } from '../palette';
import { line, parts, rect } from '../pen';
import { seeded } from '@pignon/domain/shared/seeded';
import type { Shape } from '../shape';

interface FloorsOptions {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly floors: number;
  readonly bays: number;
  readonly stone: string;
  readonly light: Light;
  readonly seed: number;
  /** Share of lit windows. */
  readonly awake: number;
}

interface Opening {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly lit: boolean;
}

/** The storeys above the shop: one path per material, whatever the number of windows. */
export function floorShapes({ x, y, width, height, floors, bays, stone, light, seed, awake }: FloorsOptions): Shape[] {
  const dice = seeded(seed, 3);
  const storey = height / floors;
  const bay = width / bays;
  const w = bay * 0.44;
  const h = storey * 0.66;
  const openings = parts(floors * bays, (i): Opening => {
    const [floor, column] = [Math.floor(i / bays), i % bays];
    return {
      x: x + bay * column + (bay - w) / 2,
      y: y + storey * floor + storey * 0.16,
      w,
      h,
      lit: dice.chance(awake),
    };
  });
  const draw = (piece: (opening: Opening) => string, only: (opening: Opening) => boolean = () => true) =>
    openings.filter(only).map(piece).join('');

  const shutters = bay > 34 && dice.chance(0.35) ? dice.pick(['#8FA6A0', '#A9B4B6', '#7D94A8'] as const) : undefined;
  const longBalcony = !shutters && dice.chance(0.55);
  const rail = Math.min(h * 0.3, 16);
  return [
    { fill: stone, d: rect(x, y, width, height) },
    {
      stroke: light.joint,
      strokeWidth: 1.5,
      d: parts(floors, (i) => line(x, y + storey * i, x + width, y + storey * i)).join(''),
    },
    ...(shutters
      ? [
          {
            fill: shutters,
            d: draw((o) => rect(o.x - w * 0.5, o.y, w * 0.42, h) + rect(o.x + w * 1.08, o.y, w * 0.42, h)),
          },
        ]
      : []),
    { fill: light.trim, d: draw((o) => rect(o.x - 3, o.y - 4, o.w + 6, o.h + 4)) },
    {
      fill: light.glass,
      d: draw(
        (o) => rect(o.x, o.y, o.w, o.h),
        (o) => !o.lit,
      ),
    },
    {
      fill: light.lit,
      d: draw(
        (o) => rect(o.x, o.y, o.w, o.h),
        (o) => o.lit,
      ),
    },
    {
      stroke: light.trim,
      strokeWidth: 1.6,
      d: draw(
        (o) =>
          line(o.x + o.w / 2, o.y, o.x + o.w / 2, o.y + o.h) + line(o.x, o.y + o.h * 0.36, o.x + o.w, o.y + o.h * 0.36),
      ),
    },
    {
      stroke: light.iron,
      strokeWidth: 1.2,
      d: draw(
        (o) => railing(o.x - 3, o.y + o.h, o.w + 6, rail),
        (o) => !(longBalcony && isTop(o, y, storey)),
      ),
    },
    ...(longBalcony
      ? [
          {
            stroke: light.iron,
            strokeWidth: 1.2,
            fill: light.iron,
            d:
              railing(x + 4, y + storey * 0.16 + h, width - 8, rail) +
              rect(x + 2, y + storey * 0.16 + h, width - 4, 2.5),
          },
        ]
      : []),
  ];
}

const isTop = (opening: Opening, top: number, storey: number) => opening.y < top + storey;

const railing = (x: number, foot: number, width: number, height: number): string => {
  const bars = Math.max(3, Math.round(width / 5.5));
  const uprights = parts(bars + 1, (i) => line(x + (width * i) / bars, foot - height, x + (width * i) / bars, foot));
  return line(x, foot, x + width, foot) + line(x, foot - height, x + width, foot - height) + uprights.join('');
};
