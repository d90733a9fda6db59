import type { Random } from '@pignon/domain/shared/seeded';
import { type Light, mixed } from './light';
import { all, lines, path, polygon, rect, type Svg, times } from '../svg';
import type { House } from './scene';
import type { Frame } from './sky';

export const BAY = 235;
export const STOREY = 315;
export const SHOP = 430;

/** Where a house stands and how it is divided. */
export interface Plot {
  readonly x: number;
  readonly width: number;
  readonly storey: number;
  /** The upper floors: their top and foot. */
  readonly top: number;
  readonly foot: number;
  /** What lies outside the picture is not drawn. */
  readonly frame: Frame;
}

const BRICK = [26, 9] as const;

/** A pattern of bricks of one tone; its id follows from the tone, so that two houses may share it. */
export function brickPattern(tone: string, light: Light, random: Random): Svg {
  const [across, down] = BRICK;
  const [columns, rows] = [6, 8];
  const brick = (column: number, row: number) =>
    rect(
      column * across + (row % 2) * (across / 2) - across / 2 + 0.8,
      row * down + 0.8,
      across - 1.6,
      down - 1.6,
      light.on(mixed(tone, random.pick(['#FFFFFF', '#000000', '#5A1F10']), random.between(0, 0.22))),
    );
  return `<pattern id="${brickId(tone)}" width="${across * columns}" height="${down * rows}" patternUnits="userSpaceOnUse">${rect(
    0,
    0,
    across * columns,
    down * rows,
    light.on(mixed(tone, '#E9DDCB', 0.6)),
  )}${all(rows, (row) => all(columns + 1, (column) => brick(column, row)))}</pattern>`;
}

const brickId = (tone: string): string => `brick-${tone.slice(1)}`;

export function walls(house: House, plot: Plot, light: Light, random: Random): Svg {
  const { x, width, top, foot, storey } = plot;
  const tone = light.on(house.tone);
  const shade = (share: number) => light.on(mixed(house.tone, '#1B1A17', share));
  const body = rect(x, top, width, foot - top, house.wall === 'brick' ? `url(#${brickId(house.tone)})` : tone);
  const floorsAt = times(house.floors, (floor) => top + storey * floor);
  const band = (y: number, tall: number, paint: string) =>
    rect(x - 4, y - tall, width + 8, tall, paint) + rect(x, y, width, 9, 'url(#under)');
  switch (house.wall) {
    case 'stone': {
      const rows = Math.floor((foot - top) / 45);
      return (
        body +
        lines(
          times(rows, (row) => [
            [x, foot - row * 45],
            [x + width, foot - row * 45],
          ]),
          shade(0.22),
          1.6,
          0.55,
        ) +
        stains(plot, light, random) +
        floorsAt
          .slice(1)
          .map((y) => band(y + 14, 12, light.on(mixed(house.tone, '#FFFFFF', 0.4))))
          .join('')
      );
    }
    case 'brick':
      return (
        body +
        stains(plot, light, random) +
        floorsAt
          .slice(1)
          .map((y) => band(y + 16, 16, light.on('#E4DCCB')))
          .join('') +
        quoins(plot, light.on('#E4DCCB'))
      );
    case 'timber':
      return body + stains(plot, light, random) + beams(house, plot, light);
    case 'concrete':
      return (
        body +
        lines(
          times(house.bays + 1, (bay) => [
            [x + (width * bay) / house.bays, top],
            [x + (width * bay) / house.bays, foot],
          ]),
          shade(0.28),
          3,
          0.6,
        ) +
        floorsAt.map((y) => band(y + storey * 0.98, 22, shade(0.12))).join('')
      );
    case 'render':
      return body + stains(plot, light, random) + quoins(plot, light.on(mixed(house.tone, '#FFFFFF', 0.45)));
  }
}

/** Corner stones, long and short by turns. */
const quoins = ({ x, width, top, foot }: Plot, paint: string): Svg =>
  all((foot - top) / 42, (row) => {
    const long = row % 2 ? 34 : 52;
    const y = foot - (row + 1) * 42;
    return rect(x, y + 2, long, 38, paint) + rect(x + width - long, y + 2, long, 38, paint);
  });

/** Rain and years: long soft streaks, and light from above that fades. */
const stains = ({ x, width, top, foot }: Plot, light: Light, random: Random): Svg =>
  all(9, () => {
    const at = x + random.next() * width;
    return rect(at, top, random.between(20, 120), (foot - top) * random.between(0.3, 0.95), {
      fill: light.on('#3A352B'),
      opacity: 0.03,
    });
  }) + rect(x, top, width, foot - top, 'url(#fall)');

function beams({ bays, floors }: House, { x, width, top, foot, storey }: Plot, light: Light): Svg {
  const wood = light.on('#4A3021');
  const bay = width / bays;
  const thick = 22;
  const posts = all(bays + 1, (column) => rect(x + bay * column - thick / 2, top, thick, foot - top, wood));
  const sills = all(floors + 1, (floor) => rect(x - 8, top + storey * floor - thick / 2, width + 16, thick, wood));
  const middle = all(floors, (floor) => rect(x, top + storey * floor + storey * 0.74, width, thick * 0.8, wood));
  const braces = all(floors, (floor) =>
    all(bays, (column) => {
      const [l, y] = [x + bay * column, top + storey * (floor + 0.76)];
      const h = storey * 0.24;
      return (
        polygon(
          [
            [l + 10, y],
            [l + 30, y],
            [l + bay / 2 + 10, y + h],
            [l + bay / 2 - 10, y + h],
          ],
          wood,
        ) +
        polygon(
          [
            [l + bay - 30, y],
            [l + bay - 10, y],
            [l + bay / 2 + 10, y + h],
            [l + bay / 2 - 10, y + h],
          ],
          wood,
        )
      );
    }),
  );
  return braces + middle + posts + sills + path(`M${x} ${top}v${foot - top}`, { stroke: '#0003', strokeWidth: 6 });
}
