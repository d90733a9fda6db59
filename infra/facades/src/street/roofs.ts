import type { Random } from '@pignon/domain/shared/seeded';
import { type Light, mixed } from './light';
import { all, arch, circle, lines, path, polygon, rect, type Svg, times, to } from '../svg';
import type { House, RoofKind } from './scene';
import type { Plot } from './walls';

export const ROOF_HEIGHT: Readonly<Record<RoofKind, number>> = {
  mansard: 290,
  slate: 320,
  tile: 220,
  flat: 90,
  gable: 380,
};

export function roof(house: House, plot: Plot, light: Light, random: Random): Svg {
  const draw = { mansard, slate: mansard, tile, flat, gable }[house.roof];
  return draw(house, plot, light, random) + (house.roof === 'gable' ? '' : cornice(house, plot, light));
}

function cornice({ tone, wall }: House, { x, width, top }: Plot, light: Light): Svg {
  const pale = light.on(wall === 'brick' ? '#E4DCCB' : mixed(tone, '#FFFFFF', 0.5));
  return (
    rect(x, top + 20, width, 44, 'url(#under)') +
    all(width / 30, (index) => rect(x + 6 + index * 30, top + 4, 16, 20, light.on(mixed(tone, '#FFFFFF', 0.25)))) +
    rect(x - 16, top - 16, width + 32, 20, pale) +
    rect(x - 10, top - 24, width + 20, 9, light.on(mixed(tone, '#000000', 0.15)))
  );
}

function mansard({ bays, roof: kind }: House, plot: Plot, light: Light, random: Random): Svg {
  const { x, width, top } = plot;
  const height = ROOF_HEIGHT[kind];
  const slate = kind === 'slate';
  const skin = light.on(slate ? '#4A545D' : '#8C9CA5');
  const y = top - 20;
  const knee = y - height * 0.72;
  const slope = height * 0.16;
  const bay = width / bays;
  const seams = slate
    ? lines(
        times(22, (row) => {
          const share = row / 22;
          return [
            [x + slope * share, y - height * 0.72 * share],
            [x + width - slope * share, y - height * 0.72 * share],
          ];
        }),
        light.on('#3A434B'),
        2,
        0.7,
      )
    : lines(
        times(width / 58, (index) => [
          [x + index * 58 + 20, y],
          [x + slope + (index * 58 + 20) * ((width - 2 * slope) / width), knee],
        ]),
        light.on('#73848E'),
        4,
      );
  return (
    chimneys(plot, knee - height * 0.1, light, random) +
    polygon(
      [
        [x + slope, knee],
        [x + slope + height * 0.4, y - height],
        [x + width - slope - height * 0.4, y - height],
        [x + width - slope, knee],
      ],
      light.on(slate ? '#5A656E' : '#A3B1B8'),
    ) +
    polygon(
      [
        [x, y],
        [x + slope, knee],
        [x + width - slope, knee],
        [x + width, y],
      ],
      skin,
    ) +
    seams +
    rect(x + slope - 6, knee - 7, width - 2 * slope + 12, 11, light.on('#6B7A83')) +
    all(bays, (column) => dormer(x + bay * (column + 0.5), y - 8, bay * 0.42, height * 0.56, light, random))
  );
}

function dormer(centre: number, foot: number, w: number, h: number, light: Light, random: Random): Svg {
  const [x, y] = [centre - w / 2, foot - h];
  const lit = random.chance(light.awake);
  const trim = light.on('#EFEBE2');
  return (
    rect(x - 12, y + h * 0.12, w + 30, h * 0.88, { fill: '#000000', opacity: 0.14 }) +
    arch(x - 13, y - 12, w + 26, h + 12, w * 0.3, trim) +
    arch(x, y + 4, w, h - 4, w * 0.26, lit ? 'url(#lit)' : 'url(#glass)') +
    lines(
      [
        [
          [centre, y + 4],
          [centre, foot],
        ],
        [
          [x, y + h * 0.5],
          [x + w, y + h * 0.5],
        ],
      ],
      light.on('#F6F3EC'),
      6,
    ) +
    rect(x - 18, foot - 4, w + 36, 9, trim)
  );
}

function tile(_house: House, plot: Plot, light: Light, random: Random): Svg {
  const { x, width, top } = plot;
  const height = ROOF_HEIGHT.tile;
  const y = top - 20;
  const row = 15;
  const rows = Math.floor(height / row);
  const tone = random.pick(['#B5643F', '#A65836', '#BE7449'] as const);
  const body = polygon(
    [
      [x - 26, y],
      [x + 50, y - height],
      [x + width - 50, y - height],
      [x + width + 26, y],
    ],
    light.on(tone),
  );
  const curves = times(rows, (index) => {
    const share = index / rows;
    const [from, end] = [x - 26 + 76 * share, x + width + 26 - 76 * share];
    const step = 21;
    const shift = (index % 2) * (step / 2);
    const count = Math.floor((end - from - shift) / step);
    return `M${to([from + shift, y - index * row])}${`q${step / 2} ${row * 0.75} ${step} 0`.repeat(count)}`;
  }).join('');
  return (
    chimneys(plot, y - height + 40, light, random) +
    body +
    path(curves, { stroke: light.on(mixed(tone, '#3B1408', 0.5)), strokeWidth: 2.6, opacity: 0.75 }) +
    all(40, () => {
      const share = random.next() * 0.85;
      return rect(x + 60 * share + random.next() * (width - 120 * share), y - height * share - row, 19, row - 2, {
        fill: light.on(random.pick(['#D08B5E', '#8C452A', '#C9906B'])),
        opacity: 0.45,
      });
    }) +
    rect(x + 44, y - height - 8, width - 88, 14, light.on(mixed(tone, '#000000', 0.2))) +
    rect(x - 30, y - 7, width + 60, 12, light.on('#7C868B'))
  );
}

function flat(house: House, { x, width, top }: Plot, light: Light, random: Random): Svg {
  const y = top - 20;
  const wall = light.on(mixed(house.tone, '#FFFFFF', 0.2));
  const plants = all(7, (index) =>
    circle(
      x + width * (0.12 + index * 0.035),
      y - 96 - random.between(0, 22),
      random.between(18, 32),
      light.on('#4C7A54'),
    ),
  );
  return (
    rect(x + width * 0.52, y - 190, width * 0.3, 190, light.on(mixed(house.tone, '#000000', 0.12))) +
    rect(x + width * 0.56, y - 160, width * 0.22, 100, random.chance(light.awake * 2) ? 'url(#lit)' : 'url(#glass)') +
    plants +
    rect(x - 8, y - 86, width + 16, 86, wall) +
    rect(x - 16, y - 96, width + 32, 14, light.on(mixed(house.tone, '#FFFFFF', 0.5)))
  );
}

/** Stepped, as in the north. */
function gable(house: House, plot: Plot, light: Light, random: Random): Svg {
  const { x, width, top } = plot;
  const steps = 6;
  const height = ROOF_HEIGHT.gable;
  const skin = house.wall === 'brick' ? `url(#brick-${house.tone.slice(1)})` : light.on(house.tone);
  const stone = light.on('#E6DECD');
  const half = width / 2 / (steps + 0.6);
  const stair = all(steps, (step) => {
    const [l, t] = [x + half * step, top - (height / steps) * (step + 1)];
    const w = width - 2 * half * step;
    return (
      rect(l, t, w, height / steps + 1, skin) +
      rect(l - 8, t - 10, half + 12, 12, stone) +
      rect(l + w - half - 4, t - 10, half + 12, 12, stone)
    );
  });
  const centre = x + width / 2;
  const lit = random.chance(light.awake * 2);
  return (
    chimneys(plot, top - height * 0.4, light, random) +
    stair +
    rect(centre - half, top - height - 12, 2 * half, 12, stone) +
    arch(centre - 62, top - 230, 124, 190, 60, stone) +
    arch(centre - 46, top - 214, 92, 174, 46, lit ? 'url(#lit)' : 'url(#glass)') +
    lines(
      [
        [
          [centre, top - 214],
          [centre, top - 40],
        ],
        [
          [centre - 46, top - 130],
          [centre + 46, top - 130],
        ],
      ],
      light.on('#F4F1EA'),
      7,
    ) +
    rect(x - 6, top - 8, width + 12, 16, stone)
  );
}

function chimneys({ x, width }: Plot, foot: number, light: Light, random: Random): Svg {
  return all(random.whole(1, 3), (index) => {
    const [left, w, h] = [
      x + width * random.between(0.08 + index * 0.3, 0.26 + index * 0.3),
      random.between(70, 130),
      random.between(130, 220),
    ];
    const brick = light.on(random.pick(['#9A5B45', '#B88A6A', '#C9BDA6']));
    return (
      rect(left, foot - h, w, h + 120, brick) +
      rect(left + w * 0.66, foot - h, w * 0.34, h + 120, { fill: '#000000', opacity: 0.16 }) +
      rect(left - 6, foot - h - 8, w + 12, 13, light.on('#CFC6B6')) +
      all(w / 28, (pot) =>
        polygon(
          [
            [left + 6 + pot * 28, foot - h - 8],
            [left + 9 + pot * 28, foot - h - 48],
            [left + 21 + pot * 28, foot - h - 48],
            [left + 24 + pot * 28, foot - h - 8],
          ],
          light.on('#B5653F'),
        ),
      )
    );
  });
}
