import type { Random } from '@pignon/domain/shared/seeded';
import { type Light, mixed } from './light';
import { all, arch, lines, path, polygon, rect, type Svg, times, to } from '../svg';
import type { House } from './scene';
import type { Frame } from './sky';
import type { Plot } from './walls';

interface Opening {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const SIZES = {
  french: [0.46, 0.72],
  arched: [0.46, 0.74],
  square: [0.44, 0.5],
  wide: [0.8, 0.6],
} as const;

/** The windows of the upper floors, with what belongs to them: frames, shutters, rails, balconies. */
export function openings(house: House, plot: Plot, light: Light, random: Random): Svg {
  const { x, width, top, storey, frame } = plot;
  const bay = width / house.bays;
  const [across, tall] = SIZES[house.windows];
  const rows = times(house.floors, (floor) =>
    times(house.bays, (column): Opening => {
      const [w, h] = [bay * across, storey * tall];
      return { x: x + bay * (column + 0.5) - w / 2, y: top + storey * (floor + 1) - h - storey * 0.1, w, h };
    }),
  );
  return rows
    .map((row, floor) => {
      const long = house.balcony === 'long' && (floor === 0 || floor === house.floors - 1);
      const foot = top + storey * (floor + 1) - storey * 0.1;
      if (foot < frame.top) return '';
      return (
        row
          .filter((one) => one.x + bay > frame.left && one.x - bay < frame.left + frame.width)
          .map((one) => window(house, one, plot, light, random, long))
          .join('') + (long ? longBalcony(plot, foot, light) : '')
      );
    })
    .join('');
}

function window(house: House, { x, y, w, h }: Opening, plot: Plot, light: Light, random: Random, long: boolean): Svg {
  const lit = random.chance(light.awake);
  const frame = light.on(house.wall === 'concrete' ? '#3B4044' : '#F4F1EA');
  const trim = light.on(house.wall === 'brick' ? '#E6DECD' : mixed(house.tone, '#FFFFFF', 0.55));
  const glass = lit ? 'url(#lit)' : 'url(#glass)';
  const curtain = random.chance(0.6) ? curtains({ x, y, w, h }, lit, light, random) : '';
  const rise = w * 0.3;
  const arched = house.windows === 'arched';
  const surround = house.wall === 'concrete' || house.wall === 'timber' ? 5 : 15;
  return [
    house.shutters && house.windows !== 'wide' ? shutters({ x, y, w, h }, house.shutters, light) : '',
    arched
      ? arch(x - surround, y - surround, w + 2 * surround, h + surround, rise, trim)
      : rect(x - surround, y - surround, w + 2 * surround, h + surround, trim),
    !arched && house.wall !== 'concrete' && house.wall !== 'timber' ? lintel(house, { x, y, w, h }, light) : '',
    arched ? arch(x, y, w, h, rise, glass) : rect(x, y, w, h, glass),
    arched ? '' : curtain,
    lit || light.dark
      ? ''
      : polygon(
          [
            [x + w * 0.1, y],
            [x + w * 0.45, y],
            [x + w * 0.1, y + h * 0.8],
            [x, y + h * 0.8],
            [x, y + h * 0.25],
          ],
          { fill: '#FFFFFF', opacity: 0.16 },
        ),
    arched ? '' : rect(x, y, w, h * 0.09, { fill: '#000000', opacity: light.shade * 0.9 }),
    crossbars(house, { x, y, w, h }, frame),
    house.windows === 'square' || house.wall === 'timber'
      ? rect(x - 12, y + h, w + 24, 9, trim) + rect(x - 8, y + h + 9, w + 16, 8, 'url(#under)')
      : '',
    long || house.windows === 'wide' ? '' : railOf(house, { x, y, w, h }, plot, light),
  ].join('');
}

function crossbars(house: House, { x, y, w, h }: Opening, frame: string): Svg {
  const panes = house.windows === 'wide' ? 3 : 2;
  const bars = house.windows === 'wide' ? [0.28] : house.windows === 'square' ? [0.5] : [0.3, 0.65];
  return (
    path(
      house.windows === 'arched'
        ? `M${to([x, y + h])}V${y + w * 0.3}M${to([x + w, y + w * 0.3])}V${y + h}`
        : `M${to([x, y])}h${w}v${h}h${-w}z`,
      { stroke: frame, strokeWidth: 7 },
    ) +
    lines(
      times(panes - 1, (pane) => [
        [x + (w * (pane + 1)) / panes, y],
        [x + (w * (pane + 1)) / panes, y + h],
      ]),
      frame,
      8,
    ) +
    lines(
      bars.map((share) => [
        [x, y + h * share],
        [x + w, y + h * share],
      ]),
      frame,
      3.5,
    )
  );
}

function lintel(house: House, { x, y, w }: Opening, light: Light): Svg {
  const pale = light.on(mixed(house.tone, '#FFFFFF', house.wall === 'brick' ? 0.75 : 0.5));
  return (
    rect(x - 24, y - 30, w + 48, 13, pale) +
    rect(x - 18, y - 17, w + 36, 8, 'url(#under)') +
    polygon(
      [
        [x + w / 2 - 13, y - 36],
        [x + w / 2 + 13, y - 36],
        [x + w / 2 + 8, y + 2],
        [x + w / 2 - 8, y + 2],
      ],
      pale,
    )
  );
}

function curtains({ x, y, w, h }: Opening, lit: boolean, light: Light, random: Random): Svg {
  const cloth = lit ? '#FFF3D6' : light.on('#F2EEE6');
  const open = random.between(0.14, 0.3) * w;
  return (
    rect(x, y, open, h, { fill: cloth, opacity: 0.5 }) + rect(x + w - open, y, open, h, { fill: cloth, opacity: 0.5 })
  );
}

function shutters({ x, y, w, h }: Opening, color: string, light: Light): Svg {
  const leaf = w * 0.42;
  const dark = light.on(mixed(color, '#000000', 0.25));
  const one = (left: number) =>
    rect(left + 4, y + 4, leaf, h, { fill: '#000000', opacity: 0.18 }) +
    rect(left, y, leaf, h, light.on(color)) +
    lines(
      times(h / 11, (row) => [
        [left + 7, y + 8 + row * 11],
        [left + leaf - 7, y + 8 + row * 11],
      ]),
      dark,
      3.4,
    ) +
    path(`M${to([left, y + h / 2])}h${leaf}`, { stroke: light.on(color), strokeWidth: 9 });
  return one(x - leaf - 12) + one(x + w + 12);
}

function railOf(house: House, { x, y, w, h }: Opening, { frame }: Plot, light: Light): Svg {
  if (house.balcony === 'stone')
    return (
      rect(x - 18, y + h - 78, w + 36, 9, light.on(mixed(house.tone, '#FFFFFF', 0.6))) +
      all(w / 17, (index) => rect(x - 8 + index * 17, y + h - 68, 9, 64, light.on(mixed(house.tone, '#FFFFFF', 0.4)))) +
      rect(x - 22, y + h - 5, w + 44, 14, light.on(mixed(house.tone, '#FFFFFF', 0.5)))
    );
  if (house.balcony === 'none' || house.windows === 'square') return '';
  return ironwork(x - 8, y + h, w + 16, 82, light, isNear(frame));
}

/** A long balcony throws a shadow on the floor below. */
const longBalcony = ({ x, width, frame }: Plot, y: number, light: Light): Svg =>
  all(width / 118, (index) =>
    polygon(
      [
        [x + 30 + index * 118, y + 12],
        [x + 58 + index * 118, y + 12],
        [x + 50 + index * 118, y + 46],
        [x + 38 + index * 118, y + 46],
      ],
      light.on('#CFC8B8'),
    ),
  ) +
  rect(x - 10, y, width + 20, 14, light.on('#E9E3D6')) +
  rect(x, y + 14, width, 60, 'url(#under)') +
  ironwork(x - 6, y, width + 12, 98, light, isNear(frame));

/** Ornaments are seen from near only. */
const isNear = ({ height }: Frame): boolean => height < 1700;

function ironwork(x: number, foot: number, width: number, height: number, light: Light, near: boolean): Svg {
  const iron = light.on('#1F2428');
  const bars = Math.max(4, Math.round(width / 15));
  const step = width / bars;
  return (
    lines(
      [
        [
          [x, foot - height],
          [x + width, foot - height],
        ],
        [
          [x, foot - 10],
          [x + width, foot - 10],
        ],
      ],
      iron,
      5,
    ) +
    lines(
      [
        [
          [x, foot - height * 0.78],
          [x + width, foot - height * 0.78],
        ],
      ],
      iron,
      3,
    ) +
    lines(
      times(bars + 1, (bar) => [
        [x + bar * step, foot - height],
        [x + bar * step, foot],
      ]),
      iron,
      3,
    ) +
    (near
      ? path(
          times(bars, (bar) => {
            const centre = x + (bar + 0.5) * step;
            const y = foot - height * 0.43;
            return `M${to([centre - step * 0.36, y])}a${to([step * 0.36, 11])} 0 1 0 ${to([step * 0.72, 0])}a${to([step * 0.36, 11])} 0 1 0 ${to([-step * 0.72, 0])}`;
          }).join(''),
          { stroke: iron, strokeWidth: 2.4 },
        )
      : '')
  );
}
