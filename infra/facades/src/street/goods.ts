import type { Random } from '@pignon/domain/shared/seeded';
import { type Light, mixed } from './light';
import { all, circle, ellipse, lines, path, polygon, rect, rounded, type Svg, to } from '../svg';
import type { Goods } from './scene';

/** A pane of a shop window: what is seen through it. */
export interface Pane {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const COVERS = ['#A23B2E', '#2F5D62', '#D9A441', '#364F7A', '#E8E0CF', '#6B7F4F', '#7C4A68'] as const;

/** The room behind the glass, lit or not, and what is for sale in it. */
export function interior(pane: Pane, goods: Goods, light: Light, random: Random): Svg {
  const { x, y, w, h } = pane;
  const seen = (color: string) =>
    light.shopLit ? mixed(color, '#FFD58A', light.dark ? 0.16 : 0.22) : light.on(mixed(color, '#33414A', 0.45));
  return (
    rect(x, y, w, h, light.shopLit ? 'url(#room)' : 'url(#dim)') +
    (goods === 'bare' ? bare(pane, seen) : DRAWN[goods](pane, seen, random)) +
    (light.shopLit ? lamps(pane, goods, random) : '')
  );
}

type Draw = (pane: Pane, seen: (color: string) => string, random: Random) => Svg;

const shelves = (
  { x, y, w, h }: Pane,
  rows: number,
  seen: (color: string) => string,
  fill: (x: number, foot: number, tall: number) => Svg,
): Svg => {
  const gap = (h * 0.86) / rows;
  return all(rows, (row) => {
    const foot = y + h * 0.12 + gap * (row + 1);
    return fill(x + 8, foot, gap) + rect(x, foot, w, 7, seen('#7A5A3A'));
  });
};

const DRAWN: Readonly<Record<Exclude<Goods, 'bare'>, Draw>> = {
  books: (pane, seen, random) =>
    shelves(pane, 4, seen, (left, foot, gap) => {
      let x = left;
      let row = '';
      while (x < pane.x + pane.w - 18) {
        const [thick, tall] = [random.between(7, 15), gap * random.between(0.5, 0.8)];
        row += rect(x, foot - tall, thick, tall, seen(random.pick(COVERS)));
        x += thick + (random.chance(0.12) ? 18 : 1.5);
      }
      return row;
    }),
  wine: (pane, seen, random) =>
    shelves(pane, 4, seen, (left, foot, gap) =>
      all((pane.w - 20) / 19, (index) => {
        const [x, tall] = [left + index * 19, Math.min(gap * 0.72, 62)];
        const glass = seen(random.pick(['#23402F', '#4A1420', '#1F2E25', '#7A6A2A']));
        return (
          rect(x + 4, foot - tall, 5, tall * 0.45, glass) +
          rounded(x, foot - tall * 0.66, 13, tall * 0.66, 3, glass) +
          rect(x, foot - tall * 0.4, 13, tall * 0.2, seen('#EFE6D0'))
        );
      }),
    ),
  bread: (pane, seen, random) =>
    shelves(pane, 3, seen, (left, foot) =>
      all((pane.w - 30) / 44, (index) =>
        ellipse(
          left + 22 + index * 44,
          foot - 13,
          random.between(15, 21),
          random.between(10, 15),
          seen(random.pick(['#C98B45', '#B4722F', '#D9A862'])),
        ),
      ),
    ) +
    all(5, (index) =>
      rounded(
        pane.x + pane.w * 0.66 + index * 15,
        pane.y + pane.h * 0.36 - random.between(0, 16),
        10,
        pane.h * 0.36,
        5,
        seen('#CF9550'),
      ),
    ),
  clothes: ({ x, y, w, h }, seen, random) =>
    rect(x + w * 0.05, y + h * 0.3, w * 0.9, 5, seen('#2B2B2B')) +
    all(w / 40, (index) => {
      const left = x + w * 0.08 + index * 36;
      const cloth = seen(random.pick(COVERS));
      return polygon(
        [
          [left + 10, y + h * 0.3],
          [left + 30, y + h * 0.38],
          [left + 27, y + h * random.between(0.6, 0.68)],
          [left - 5, y + h * 0.64],
          [left - 8, y + h * 0.38],
        ],
        cloth,
      );
    }) +
    all(Math.max(1, Math.round(w / 150)), (index) =>
      mannequin(x + w * (0.3 + index * 0.36), y + h, h * 0.72, seen(random.pick(COVERS)), seen('#E9DCC8')),
    ),
  tables: ({ x, y, w, h }, seen, random) =>
    rect(x, y + h * 0.52, w, h * 0.48, { fill: seen('#5B2E22'), opacity: 0.55 }) +
    all(Math.max(1, Math.round(w / 130)), (index) => {
      const [centre, foot] = [x + 66 + index * 128, y + h];
      return (
        rect(centre - 44, foot - h * 0.3, 88, 8, seen('#EFE8DA')) +
        rect(centre - 4, foot - h * 0.3, 8, h * 0.3, seen('#2E2A27')) +
        rect(centre - 56, foot - h * 0.38, 7, h * 0.38, seen('#3A2416')) +
        rect(centre + 50, foot - h * 0.38, 7, h * 0.38, seen('#3A2416')) +
        circle(centre - 12, foot - h * 0.3 - 9, 8, seen('#FFFFFF')) +
        rect(centre + 10, foot - h * 0.3 - random.between(20, 28), 8, 26, seen('#6E1F2A'))
      );
    }),
  desks: ({ x, y, w, h }, seen) =>
    rect(x, y + h * 0.2, w * 0.3, h * 0.5, seen('#DDE4E6')) +
    all(Math.max(1, Math.round(w / 190)), (index) => {
      const left = x + 30 + index * 180;
      return (
        rect(left, y + h * 0.68, 140, 8, seen('#C9A878')) +
        rect(left + 8, y + h * 0.7, 6, h * 0.3, seen('#5A5A5A')) +
        rect(left + 126, y + h * 0.7, 6, h * 0.3, seen('#5A5A5A')) +
        rounded(left + 44, y + h * 0.5, 66, 44, 3, seen('#2B3138')) +
        rect(left + 74, y + h * 0.6, 6, h * 0.09, seen('#2B3138')) +
        rounded(left + 58, y + h * 0.74, 46, 60, 10, seen('#2F5D62'))
      );
    }),
  plants: (pane, seen, random) =>
    shelves(pane, 2, seen, (left, foot) =>
      all((pane.w - 30) / 52, (index) => {
        const x = left + 20 + index * 52;
        return (
          all(6, () =>
            circle(
              x + random.between(-18, 18),
              foot - random.between(40, 86),
              random.between(9, 17),
              seen(random.pick(['#4F7D4A', '#6A9A58', '#3C6344', '#C9667A', '#E6C75A'])),
            ),
          ) +
          polygon(
            [
              [x - 16, foot - 36],
              [x + 16, foot - 36],
              [x + 11, foot],
              [x - 11, foot],
            ],
            seen('#B5653F'),
          )
        );
      }),
    ),
};

const mannequin = (x: number, foot: number, tall: number, cloth: string, skin: string): Svg =>
  ellipse(x, foot - tall * 0.94, tall * 0.06, tall * 0.075, skin) +
  rect(x - tall * 0.02, foot - tall * 0.88, tall * 0.04, tall * 0.08, skin) +
  polygon(
    [
      [x - tall * 0.14, foot - tall * 0.8],
      [x + tall * 0.14, foot - tall * 0.8],
      [x + tall * 0.09, foot - tall * 0.52],
      [x + tall * 0.2, foot - tall * 0.16],
      [x - tall * 0.2, foot - tall * 0.16],
      [x - tall * 0.09, foot - tall * 0.52],
    ],
    cloth,
  ) +
  rect(x - tall * 0.016, foot - tall * 0.16, tall * 0.03, tall * 0.16, '#5E5A52');

/** To let: an empty room, its back door and a ladder. */
const bare = ({ x, y, w, h }: Pane, seen: (color: string) => string): Svg =>
  polygon(
    [
      [x, y + h],
      [x + w * 0.16, y + h * 0.72],
      [x + w * 0.84, y + h * 0.72],
      [x + w, y + h],
    ],
    seen('#B79C78'),
  ) +
  rect(x + w * 0.16, y + h * 0.12, w * 0.68, h * 0.6, { fill: seen('#E7E3D9'), opacity: 0.55 }) +
  rect(x + w * 0.6, y + h * 0.26, w * 0.15, h * 0.46, seen('#8C9AA0')) +
  lines(
    [
      [
        [x + w * 0.3, y + h * 0.9],
        [x + w * 0.36, y + h * 0.3],
      ],
      [
        [x + w * 0.42, y + h * 0.9],
        [x + w * 0.36, y + h * 0.3],
      ],
    ],
    seen('#A8793F'),
    6,
  ) +
  path(`M${to([x + w * 0.32, y + h * 0.7])}h${w * 0.08}`, { stroke: seen('#A8793F'), strokeWidth: 5 });

function lamps({ x, y, w, h }: Pane, goods: Goods, random: Random): Svg {
  const count = Math.max(1, Math.round(w / (goods === 'tables' ? 90 : 150)));
  return all(count, (index) => {
    const [centre, drop] = [x + (w * (index + 0.5)) / count, h * random.between(0.1, 0.16)];
    return (
      circle(centre, y + drop + 14, Math.min(w, h) * 0.42, 'url(#halo)') +
      rect(centre - 1.5, y, 3, drop, '#3A2E1E') +
      path(`M${to([centre - 17, y + drop + 14])}q17 -30 34 0z`, '#2B2722') +
      ellipse(centre, y + drop + 15, 15, 5, '#FFF6D8')
    );
  });
}
