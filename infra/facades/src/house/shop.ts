import type { Light, Paint } from '../palette';
import { circle, line, parts, polygon, rect, scallop } from '../pen';
import { seeded } from '@pignon/domain/shared/seeded';
import type { Shape, Sign } from '../shape';

interface ShopOptions {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly paint: Paint;
  readonly light: Light;
  readonly seed: number;
  readonly sign?: string | undefined;
}

/** Joinery, fascia, awning, display windows and door. */
export function shop({ x, y, width, height, paint, light, seed, sign }: ShopOptions): {
  readonly shapes: readonly Shape[];
  readonly sign: Sign | null;
} {
  const dice = seeded(seed, 4);
  const fascia = { y: y + height * 0.05, h: height * 0.19 };
  const glass = { y: y + height * 0.3, h: height * 0.5 };
  const panes = 3;
  const door = dice.whole(0, panes - 1);
  const pane = (width * 0.94) / panes;
  const lefts = parts(panes, (i) => x + width * 0.03 + pane * i + 5);
  const w = pane - 10;
  const windows = lefts.filter((_, i) => i !== door);
  const doorX = lefts[door] ?? x;
  const foot = y + height - glass.y;
  const panel = { y: glass.y + glass.h + 6, h: y + height - glass.y - glass.h - 12 };
  const shade = { x: x + width * 0.03, y: fascia.y + fascia.h, width: width * 0.94, drop: height * 0.11, paint };

  return {
    shapes: [
      { fill: paint.wood, d: rect(x, y, width, height) },
      { fill: light.trim, d: rect(x, y - 4, width, 5) },
      { fill: paint.dark, d: rect(x + width * 0.03, fascia.y, width * 0.94, fascia.h) },
      {
        fill: light.shop,
        d: windows.map((left) => rect(left, glass.y, w, glass.h)).join('') + rect(doorX, glass.y, w, foot),
      },
      {
        fill: paint.wood,
        opacity: 0.28,
        d: windows.map((left) => rect(left, glass.y + glass.h * 0.72, w, glass.h * 0.28)).join(''),
      },
      {
        fill: light.glint,
        d: lefts
          .map((left) =>
            polygon(
              [left + w * 0.12, glass.y],
              [left + w * 0.5, glass.y],
              [left + w * 0.22, glass.y + glass.h],
              [left, glass.y + glass.h],
              [left, glass.y + glass.h * 0.4],
            ),
          )
          .join(''),
      },
      {
        fill: 'none',
        stroke: paint.dark,
        strokeWidth: 2,
        d: windows
          .map((left) => rect(left, glass.y, w, glass.h) + rect(left + 4, panel.y, w - 8, Math.max(panel.h, 2)))
          .join(''),
      },
      {
        stroke: paint.wood,
        strokeWidth: 5,
        d:
          line(doorX + w / 2, glass.y, doorX + w / 2, y + height) +
          line(doorX, glass.y + glass.h * 0.2, doorX + w, glass.y + glass.h * 0.2),
      },
      { fill: paint.wood, d: rect(doorX, y + height - height * 0.13, w, height * 0.13) },
      { fill: '#B98D33', d: circle(doorX + w / 2 + 8, glass.y + foot * 0.56, 2.8) },
      ...(dice.chance(0.6) ? awning(shade) : lamps({ x, y: fascia.y, width, light })),
    ],
    sign: sign
      ? {
          text: sign,
          x: round(x + width / 2),
          y: round(fascia.y + fascia.h * 0.71),
          size: round(fascia.h * 0.6),
          colour: paint.letters,
        }
      : null,
  };
}

interface Awning {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly drop: number;
  readonly paint: Paint;
}

function awning({ x, y, width, drop, paint }: Awning): Shape[] {
  const stripes = Math.round(width / 22) | 1;
  const w = width / stripes;
  const piece = (odd: number) =>
    parts(stripes, (i) => i)
      .filter((i) => i % 2 === odd)
      .map((i) => scallop(x + w * i, y, w, drop, (i / (stripes - 1) - 0.5) * 6))
      .join('');
  return [
    { fill: paint.wood, stroke: '#00000026', d: piece(0) },
    { fill: paint.stripe, stroke: '#00000026', d: piece(1) },
  ];
}

interface Lamps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly light: Light;
}

function lamps({ x, y, width, light }: Lamps): Shape[] {
  const at = [0.13, 0.87].map((share) => x + width * share);
  return [
    {
      stroke: light.iron,
      strokeWidth: 1.5,
      fill: 'none',
      d: at.map((left) => line(left, y - 7, left, y - 1)).join(''),
    },
    {
      fill: light.iron,
      d: at.map((left) => polygon([left - 5, y + 3], [left + 5, y + 3], [left + 2, y - 2], [left - 2, y - 2])).join(''),
    },
    { fill: light.lit, d: at.map((left) => rect(left - 4, y + 3, 8, 2)).join('') },
  ];
}

const round = (value: number): number => Math.round(value * 10) / 10;
