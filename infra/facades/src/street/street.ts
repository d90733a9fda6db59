import type { Random } from '@pignon/domain/shared/seeded';
import { type Light, mixed } from './light';
import { all, circle, ellipse, lines, path, polygon, rect, rounded, type Svg, times, to } from '../svg';
import type { Furniture } from './scene';
import type { Frame } from './sky';

export const PAVEMENT = 74;
export const ROAD = 150;

/** Pavement, curb and road; wet and shining once the lamps are on. */
export function ground({ left, width }: Frame, light: Light, random: Random): Svg {
  const slab = light.on('#B3B1AA');
  const joint = light.on('#85837D');
  const speck = all(90, () =>
    ellipse(
      left + random.next() * width,
      PAVEMENT + 20 + random.next() * ROAD,
      random.between(4, 26),
      random.between(1, 3),
      {
        fill: light.on(random.pick(['#3B3E42', '#6A6D70'])),
        opacity: 0.35,
      },
    ),
  );
  return (
    rect(left, 0, width, PAVEMENT, slab) +
    lines(
      times(width / 92, (index) => [
        [left + index * 92 + 20, 0],
        [left + index * 92 - 12, PAVEMENT],
      ]),
      joint,
      2.4,
      0.6,
    ) +
    lines(
      [
        [
          [left, 32],
          [left + width, 32],
        ],
      ],
      joint,
      2.4,
      0.6,
    ) +
    rect(left, 0, width, 20, 'url(#under)') +
    rect(left, PAVEMENT, width, 16, light.on('#CFCDC6')) +
    rect(left, PAVEMENT + 16, width, ROAD + 40, light.on('#55585B')) +
    rect(left, PAVEMENT + 16, width, 24, 'url(#under)') +
    speck +
    (light.dark ? rect(left, PAVEMENT + 16, width, ROAD + 40, 'url(#wet)') : '')
  );
}

type Draw = (x: number, light: Light, random: Random) => Svg;

const shadow = (x: number, across: number, y = 40): Svg =>
  ellipse(x, y, across, across * 0.13, { fill: '#000000', opacity: 0.25 });

const foliage = (x: number, y: number, across: number, light: Light, random: Random, tones: readonly string[]): Svg =>
  all(150, () => {
    const [angle, far] = [random.next() * Math.PI * 2, Math.sqrt(random.next())];
    return circle(
      x + Math.cos(angle) * far * across,
      y + Math.sin(angle) * far * across * 0.9,
      random.between(0.06, 0.17) * across,
      { fill: light.on(random.pick(tones)), opacity: 0.78 },
    );
  });

const trunk = (x: number, top: number, light: Light): Svg =>
  shadow(x, 80, 46) +
  path(
    `M${to([x - 17, 46])}C${to([x - 10, -60])} ${to([x - 11, top * 0.6])} ${to([x - 9, top])}h18C${to([x + 11, top * 0.6])} ${to([x + 10, -60])} ${to([x + 17, 46])}z`,
    light.on('#5B4C3E'),
  ) +
  path(`M${to([x + 3, 40])}L${to([x + 4, top])}`, { stroke: light.on('#3F342A'), strokeWidth: 6, opacity: 0.6 }) +
  ellipse(x, 48, 62, 9, light.on('#4B4A45'));

export const FURNITURE: Readonly<Record<Furniture, Draw>> = {
  tree: (x, light, random) =>
    trunk(x, -420, light) + foliage(x, -620, 240, light, random, ['#4C7440', '#5F8A4B', '#3C5F38', '#7BA05A']),
  bareTree: (x, light, random) => {
    const twig = (fromX: number, fromY: number, angle: number, long: number, thick: number): Svg => {
      const [endX, endY] = [fromX + Math.cos(angle) * long, fromY + Math.sin(angle) * long];
      const on =
        thick > 2.5
          ? twig(endX, endY, angle - random.between(0.2, 0.55), long * 0.74, thick * 0.64) +
            twig(endX, endY, angle + random.between(0.2, 0.55), long * 0.74, thick * 0.64)
          : '';
      return (
        lines(
          [
            [
              [fromX, fromY],
              [endX, endY],
            ],
          ],
          light.on('#4A4038'),
          thick,
        ) + on
      );
    };
    return (
      trunk(x, -330, light) + twig(x, -320, -Math.PI / 2 - 0.32, 170, 14) + twig(x, -320, -Math.PI / 2 + 0.3, 180, 14)
    );
  },
  lamp: (x, light) =>
    shadow(x, 34) +
    (light.dark ? circle(x, -505, 330, 'url(#halo)') : '') +
    path(`M${to([x - 14, 40])}h28l-5 -60h-18z`, light.on('#22302B')) +
    rect(x - 5, -470, 10, 460, light.on('#22302B')) +
    rect(x - 10, -160, 20, 8, light.on('#22302B')) +
    polygon(
      [
        [x - 18, -468],
        [x + 18, -468],
        [x + 27, -534],
        [x - 27, -534],
      ],
      light.dark ? '#FFF0C4' : light.on('#DDE6E8'),
    ) +
    path(`M${to([x - 31, -534])}h62l-22 -32h-18z`, light.on('#22302B')) +
    circle(x, -572, 6, light.on('#22302B')),
  bench: (x, light) =>
    shadow(x, 120, 52) +
    all(3, (row) => rect(x - 105, -52 + row * 15, 210, 10, light.on('#2F5A45'))) +
    rect(x - 110, 2, 220, 9, light.on('#3A6B53')) +
    rect(x - 92, -50, 9, 100, light.on('#1E2A26')) +
    rect(x + 83, -50, 9, 100, light.on('#1E2A26')),
  bicycle: (x, light) => {
    const frame = light.on('#A8322B');
    const tyre = { stroke: light.on('#202326'), strokeWidth: 6 };
    return (
      shadow(x, 110, 50) +
      circle(x - 62, 2, 44, tyre) +
      circle(x + 62, 2, 44, tyre) +
      all(2, (wheel) =>
        lines(
          times(6, (spoke) => {
            const [cx, turn] = [x - 62 + wheel * 124, (spoke * Math.PI) / 6];
            return [
              [cx - Math.cos(turn) * 42, 2 - Math.sin(turn) * 42],
              [cx + Math.cos(turn) * 42, 2 + Math.sin(turn) * 42],
            ] as const;
          }),
          light.on('#8B9092'),
          1.2,
        ),
      ) +
      path(
        `M${to([x - 62, 2])}L${to([x - 22, -66])}L${to([x + 44, -66])}L${to([x - 2, 4])}L${to([x - 22, -66])}M${to([x - 62, 2])}L${to([x - 2, 4])}M${to([x + 62, 2])}L${to([x + 40, -92])}`,
        { stroke: frame, strokeWidth: 6 },
      ) +
      path(`M${to([x + 24, -98])}h26`, { stroke: light.on('#202326'), strokeWidth: 6 }) +
      rounded(x - 40, -80, 38, 9, 4, light.on('#3A2A1C'))
    );
  },
  bollards: (x, light) =>
    all(4, (index) => {
      const left = x + (index - 1.5) * 120;
      return (
        shadow(left, 20, 56) +
        rounded(left - 7, -42, 14, 98, 6, light.on('#3C3129')) +
        circle(left, -46, 10, light.on('#3C3129'))
      );
    }),
  planters: (x, light, random) =>
    [-150, 150]
      .map(
        (side) =>
          shadow(x + side, 62, 50) +
          foliage(x + side, -76, 52, light, random, ['#3F6A3F', '#578550', '#2F5136']) +
          polygon(
            [
              [x + side - 48, -34],
              [x + side + 48, -34],
              [x + side + 38, 50],
              [x + side - 38, 50],
            ],
            light.on('#4A5257'),
          ) +
          rect(x + side - 52, -42, 104, 12, light.on('#5C656A')),
      )
      .join(''),
  column: (x, light) =>
    shadow(x, 92, 54) +
    rect(x - 66, -390, 132, 440, light.on('#2F5A45')) +
    rect(x - 58, -340, 116, 320, light.on('#E9E2D0')) +
    rect(x - 50, -325, 48, 130, light.on('#C4502F')) +
    rect(x + 6, -325, 44, 90, light.on('#2E5C86')) +
    circle(x + 28, -280, 16, light.on('#F0C754')) +
    rect(x - 50, -180, 100, 140, light.on('#D9A441')) +
    circle(x, -110, 38, light.on('#7C2F3C')) +
    path(`M${to([x - 84, -390])}h168c-20 -60 -60 -84 -84 -100c-24 16 -64 40 -84 100z`, light.on('#264A39')) +
    rect(x - 84, -400, 168, 16, light.on('#3A6B53')) +
    rect(x + 30, -384, 36, 434, { fill: '#000000', opacity: 0.16 }) +
    circle(x, -498, 10, light.on('#264A39')),
  terrace: (x, light) =>
    all(4, (index) => {
      const left = x + (index - 1.5) * 165;
      const cane = light.on('#A5713C');
      return (
        shadow(left, 78, 54) +
        rect(left - 5, -40, 10, 92, light.on('#26292B')) +
        ellipse(left, 52, 24, 5, light.on('#26292B')) +
        ellipse(left, -42, 44, 8, light.on('#ECE7DC')) +
        all(2, (side) => {
          const c = left + (side ? 70 : -70);
          const back = side ? c + 18 : c - 24;
          return (
            rect(back, -70, 6, 122, cane) +
            rounded(back - 2, -76, 11, 62, 5, cane) +
            rect(c - 20, 2, 42, 8, cane) +
            rect(side ? c - 18 : c + 14, 8, 5, 44, cane)
          );
        }) +
        rect(left - 14, -62, 7, 18, light.on('#FFFFFF')) +
        rect(left + 8, -68, 7, 24, light.on('#B8433A'))
      );
    }),
  walker: (x, light, random) => person(x, light, random, random.chance(0.5) ? 1 : -1),
  couple: (x, light, random) => person(x - 32, light, random, 1) + person(x + 34, light, random, 1),
  car: (x, light, random) => {
    const paint = light.on(random.pick(['#7D8B95', '#2C4A66', '#9E3A32', '#E7E4DC', '#35513F']));
    const y = PAVEMENT + 66;
    return (
      ellipse(x, y + 6, 235, 22, { fill: '#000000', opacity: 0.4 }) +
      path(
        `M${to([x - 225, y - 14])}c-6 -50 10 -66 60 -72l62 -8c34 -46 62 -56 118 -56c70 0 104 16 138 62c40 6 62 16 66 46l2 28z`,
        paint,
      ) +
      path(
        `M${to([x - 88, y - 96])}c28 -36 50 -42 92 -42v42zM${to([x + 20, y - 138])}c52 0 76 8 104 42h-104z`,
        light.on('#2B3842'),
      ) +
      rect(x - 214, y - 58, 436, 5, { fill: '#FFFFFF', opacity: 0.18 }) +
      [-132, 134]
        .map(
          (side) => circle(x + side, y - 6, 42, light.on('#1D1F21')) + circle(x + side, y - 6, 22, light.on('#A7ADB0')),
        )
        .join('') +
      (light.dark
        ? ellipse(x - 222, y - 50, 10, 8, '#FFF3CC') + ellipse(x + 218, y - 52, 8, 9, '#E04A3A')
        : ellipse(x - 218, y - 50, 10, 8, light.on('#F4F1E4')))
    );
  },
  scooter: (x, light) =>
    shadow(x, 84, 52) +
    circle(x - 56, 24, 26, { stroke: light.on('#1D1F21'), strokeWidth: 11 }) +
    circle(x + 58, 24, 26, { stroke: light.on('#1D1F21'), strokeWidth: 11 }) +
    path(
      `M${to([x - 70, 16])}c-4 -50 20 -66 60 -62l10 34h40l26 -92l10 2l-12 96q-6 20 -30 20h-76z`,
      light.on('#4E8C92'),
    ) +
    rounded(x - 62, -62, 74, 18, 9, light.on('#3A2A1C')) +
    lines(
      [
        [
          [x + 40, -108],
          [x + 66, -96],
        ],
      ],
      light.on('#1D1F21'),
      7,
    ),
  flowers: (x, light, random) =>
    all(6, (index) => {
      const left = x + (index - 2.5) * 62;
      const tones = random.pick([
        ['#C9475A', '#E58A97'],
        ['#E3B23C', '#F2D680'],
        ['#7A5AA8', '#B49BD3'],
        ['#F3EFE6', '#FFFFFF'],
      ] as const);
      return (
        shadow(left, 28, 52) +
        all(10, () =>
          circle(
            left + random.between(-24, 24),
            -random.between(8, 62),
            random.between(7, 12),
            light.on(random.pick([...tones, '#4F7D4A'])),
          ),
        ) +
        polygon(
          [
            [left - 21, -8],
            [left + 21, -8],
            [left + 16, 50],
            [left - 16, 50],
          ],
          light.on('#6E7B80'),
        )
      );
    }),
  crossing: (x, light) =>
    all(6, (index) =>
      polygon(
        [
          [x + (index - 3) * 118, PAVEMENT + 26],
          [x + (index - 3) * 118 + 62, PAVEMENT + 26],
          [x + (index - 3) * 124 + 62, PAVEMENT + ROAD + 40],
          [x + (index - 3) * 124 - 14, PAVEMENT + ROAD + 40],
        ],
        { fill: light.on('#E9E7E0'), opacity: 0.85 },
      ),
    ),
  board: (x, light) =>
    shadow(x, 44, 52) +
    polygon(
      [
        [x - 38, 52],
        [x - 26, -82],
        [x + 26, -82],
        [x + 38, 52],
      ],
      light.on('#6B4A2B'),
    ) +
    polygon(
      [
        [x - 29, 30],
        [x - 20, -72],
        [x + 20, -72],
        [x + 29, 30],
      ],
      light.on('#23282A'),
    ) +
    all(4, (row) =>
      rect(x - 15 + (row % 2) * 3, -58 + row * 20, 30 - row * 3, 4, { fill: light.on('#E9E4D6'), opacity: 0.7 }),
    ),
};

/** Somebody on the way past: coat, legs in mid-step, a bag. */
function person(x: number, light: Light, random: Random, way: 1 | -1): Svg {
  const coat = light.on(random.pick(['#2B3A4A', '#8A3B34', '#C39A5B', '#3D4F41', '#5B4A63', '#D7CFC0']));
  const legs = light.on(random.pick(['#23262B', '#39475A', '#4A4038']));
  const skin = light.on('#D9AE8C');
  return (
    shadow(x, 40, 56) +
    polygon(
      [
        [x - 12, -46],
        [x + 4, -46],
        [x - 16 * way, 54],
        [x - 30 * way, 54],
      ],
      legs,
    ) +
    polygon(
      [
        [x - 4, -46],
        [x + 12, -46],
        [x + 30 * way, 52],
        [x + 16 * way, 52],
      ],
      mixed(legs, '#000000', 0.2),
    ) +
    path(
      `M${to([x - 20, -34])}C${to([x - 26, -90])} ${to([x - 20, -120])} ${to([x - 6, -122])}h12c14 2 20 32 26 88z`,
      coat,
    ) +
    path(`M${to([x + 2 * way, -112])}q${to([20 * way, 34])} ${to([14 * way, 66])}`, {
      stroke: mixed(coat, '#000000', 0.22),
      strokeWidth: 12,
    }) +
    rounded(x + 8 * way - (way < 0 ? 26 : 0), -50, 26, 30, 4, light.on('#7A5230')) +
    circle(x + 2 * way, -138, 14, skin) +
    path(
      `M${to([x - 15 + 2 * way, -138])}a15 15 0 0 1 30 -4q-8 -2 -16 0q-8 0 -10 14z`,
      light.on(random.pick(['#3A2A1E', '#5B4630', '#1F1D1C', '#8C6A45'])),
    )
  );
}
