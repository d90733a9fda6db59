import type { Random } from '@pignon/domain/shared/seeded';
import { interior, type Pane } from './goods';
import { type Light, mixed } from './light';
import { roundArch } from '../pen';
import { PAINTS } from '../palette';
import { all, circle, lines, path, polygon, rect, rounded, type Svg, times, to } from '../svg';
import type { House, ShopFront } from './scene';
import { SHOP } from './walls';

const GILT = PAINTS[0].letters;

interface Span {
  readonly x: number;
  readonly width: number;
}

/** The ground floor; the pavement is at 0. */
export function shop(house: House, span: Span, light: Light, random: Random): Svg {
  const { kind } = house.shop;
  if (kind === 'arcade') return arcade(house, span, light, random);
  if (kind === 'glass') return glazed(house.shop, span, light, random);
  if (kind === 'twin') {
    const half = span.width / 2;
    const other: ShopFront = {
      ...house.shop,
      paint: mixed(house.shop.paint, '#B98D33', 0.6),
      goods: 'bare',
      awning: 'none',
    };
    return (
      joinery(house.shop, { x: span.x, width: half - 16 }, light, random) +
      rect(span.x + half - 16, -SHOP, 32, SHOP, light.on(mixed(house.tone, '#FFFFFF', 0.2))) +
      joinery(other, { x: span.x + half + 16, width: half - 16 }, light, random)
    );
  }
  return joinery(house.shop, span, light, random);
}

function joinery(front: ShopFront, { x, width }: Span, light: Light, random: Random): Svg {
  const wood = light.on(front.paint);
  const dark = light.on(mixed(front.paint, '#000000', 0.35));
  const pale = light.on(mixed(front.paint, '#FFFFFF', 0.16));
  const count = Math.max(2, Math.round(width / 290));
  const pier = 26;
  const w = (width - pier * (count + 1)) / count;
  const door = random.whole(0, count - 1);
  const head = -SHOP + 122;
  const sill = -92;
  const lefts = times(count, (index) => x + pier + index * (w + pier));
  return [
    rect(x, -SHOP, width, SHOP, wood),
    lefts
      .map((left, index) =>
        index === door
          ? doorAt({ x: left, y: head, w, h: -head }, front, light, random)
          : windowAt({ x: left, y: head, w, h: sill - head }, front, light, random) +
            panel(left, sill, w, wood, dark, pale),
      )
      .join(''),
    times(count + 1, (index) => pilaster(x + index * (w + pier), pier, wood, dark, pale)).join(''),
    fascia(x, width, front, light),
    awning(front, x + 10, width - 20, -SHOP + 104, light),
  ].join('');
}

const panel = (x: number, y: number, w: number, wood: string, dark: string, pale: string): Svg =>
  rect(x - 3, y, w + 6, 12, pale) +
  rect(x, y + 12, w, -y - 12, wood) +
  all(Math.max(1, Math.round(w / 130)), (index) => {
    const part = w / Math.max(1, Math.round(w / 130));
    return (
      path(`M${to([x + part * index + 14, y + 26])}h${part - 28}v${-y - 46}h${-(part - 28)}z`, {
        stroke: dark,
        strokeWidth: 5,
      }) + path(`M${to([x + part * index + 19, y + 31])}h${part - 38}`, { stroke: pale, strokeWidth: 3 })
    );
  }) +
  rect(x, -16, w, 16, dark);

const pilaster = (x: number, w: number, wood: string, dark: string, pale: string): Svg =>
  rect(x, -SHOP + 104, w, SHOP - 104, wood) +
  rect(x + 3, -SHOP + 128, 3, SHOP - 190, pale) +
  rect(x + w - 6, -SHOP + 128, 3, SHOP - 190, dark) +
  rect(x - 3, -56, w + 6, 56, wood) +
  rect(x - 3, -60, w + 6, 6, pale) +
  rect(x - 5, -SHOP + 104, w + 10, 16, pale);

function fascia(x: number, width: number, front: ShopFront, light: Light): Svg {
  const gilt = light.on(GILT);
  const [y, h] = [-SHOP + 24, 78];
  const dark = light.on(mixed(front.paint, '#000000', 0.25));
  const middle = x + width / 2;
  return (
    rect(x - 10, -SHOP - 8, width + 20, 24, light.on(mixed(front.paint, '#FFFFFF', 0.12))) +
    rect(x - 4, -SHOP + 16, width + 8, 8, 'url(#under)') +
    rect(x, y, width, h, dark) +
    path(`M${to([x + 22, y + 13])}h${width - 44}v${h - 26}h${-(width - 44)}z`, { stroke: gilt, strokeWidth: 3.4 }) +
    polygon(
      [
        [middle - 20, y + h / 2],
        [middle, y + h / 2 - 14],
        [middle + 20, y + h / 2],
        [middle, y + h / 2 + 14],
      ],
      gilt,
    ) +
    lines(
      [-1, 1].map((side) => [
        [middle + side * 44, y + h / 2],
        [middle + side * Math.min(width * 0.3, 220), y + h / 2],
      ]),
      gilt,
      5,
    ) +
    all(4, (index) =>
      circle(middle + (index < 2 ? -1 : 1) * (Math.min(width * 0.3, 220) + 16 + (index % 2) * 18), y + h / 2, 4, gilt),
    ) +
    (light.dark ? spots(x, width, y, light) : '')
  );
}

/** Small lamps that light the sign. */
const spots = (x: number, width: number, y: number, light: Light): Svg =>
  all(Math.max(2, Math.round(width / 230)), (index) => {
    const count = Math.max(2, Math.round(width / 230));
    const centre = x + (width * (index + 0.5)) / count;
    return (
      polygon(
        [
          [centre - 8, y - 4],
          [centre + 8, y - 4],
          [centre + 95, y + 84],
          [centre - 95, y + 84],
        ],
        { fill: '#FFD98A', opacity: 0.2 },
      ) + rect(centre - 10, y - 16, 20, 12, light.on('#22262A'))
    );
  });

function windowAt(pane: Pane, front: ShopFront, light: Light, random: Random): Svg {
  const { x, y, w, h } = pane;
  return (
    interior(pane, front.goods, light, random) +
    reflections(pane, light) +
    lines(
      [
        [
          [x, y + h * 0.2],
          [x + w, y + h * 0.2],
        ],
      ],
      light.on(front.paint),
      8,
    ) +
    (w > 210
      ? lines(
          [
            [
              [x + w / 2, y],
              [x + w / 2, y + h],
            ],
          ],
          light.on(front.paint),
          7,
        )
      : '') +
    path(`M${to([x, y])}h${w}v${h}h${-w}z`, { stroke: light.on(mixed(front.paint, '#000000', 0.3)), strokeWidth: 6 })
  );
}

function doorAt(pane: Pane, front: ShopFront, light: Light, random: Random): Svg {
  const { x, y, w, h } = pane;
  const wood = light.on(front.paint);
  const leaf = Math.min(w, 190);
  const left = x + (w - leaf) / 2;
  const side = (w - leaf) / 2;
  return (
    interior(pane, front.goods === 'bare' ? 'bare' : front.goods === 'tables' ? 'tables' : 'bare', light, random) +
    reflections(pane, light) +
    (side > 12
      ? rect(x, y, side, h, wood) +
        rect(x + w - side, y, side, h, wood) +
        rect(x + 8, y + 20, Math.max(2, side - 16), h * 0.5, 'url(#glass)') +
        rect(x + w - side + 8, y + 20, Math.max(2, side - 16), h * 0.5, 'url(#glass)')
      : '') +
    rect(left, y + h * 0.2, leaf, 11, wood) +
    rect(left, y, 10, h, wood) +
    rect(left + leaf - 10, y, 10, h, wood) +
    rect(left + leaf / 2 - 8, y + h * 0.2, 16, h * 0.8, wood) +
    rect(left, y + h * 0.76, leaf, h * 0.24, wood) +
    path(
      `M${to([left + 18, y + h * 0.8])}h${leaf / 2 - 34}v${h * 0.15}h${-(leaf / 2 - 34)}zM${to([left + leaf / 2 + 16, y + h * 0.8])}h${leaf / 2 - 34}v${h * 0.15}h${-(leaf / 2 - 34)}z`,
      {
        stroke: light.on(mixed(front.paint, '#000000', 0.4)),
        strokeWidth: 4,
      },
    ) +
    rounded(left + leaf / 2 + 12, y + h * 0.52, 6, 46, 3, light.on('#C79B45')) +
    rect(x - 4, -12, w + 8, 12, light.on('#B9B4A8')) +
    lines(
      [
        [
          [left + leaf / 2, y + h * 0.2],
          [left + leaf / 2, y + h],
        ],
      ],
      light.on(mixed(front.paint, '#000000', 0.5)),
      2.5,
    )
  );
}

/** The street in the glass: a slant of sky, and the pavement's light. */
const reflections = ({ x, y, w, h }: Pane, light: Light): Svg => {
  const strength = light.dark ? 0.05 : light.shopLit ? 0.13 : 0.26;
  const slant = (from: number, wide: number) =>
    polygon(
      [
        [x + w * from, y],
        [x + w * Math.min(1, from + wide), y],
        [x + w * Math.max(0, from + wide - 0.34), y + h],
        [x + w * Math.max(0, from - 0.34), y + h],
      ],
      { fill: '#FFFFFF', opacity: strength },
    );
  return slant(0.36, 0.26) + slant(0.72, 0.09) + rect(x, y, w, 34, 'url(#under)');
};

function awning({ awning: kind, paint }: ShopFront, x: number, width: number, y: number, light: Light): Svg {
  if (kind === 'none') return '';
  const drop = 96;
  const spread = 26;
  const stripes = Math.max(7, Math.round(width / 62)) | 1;
  const cloth = light.on(mixed(paint, '#FFFFFF', 0.06));
  const pale = light.on('#F3EEE2');
  const piece = (index: number) => {
    const at = (share: number, out: number) => x - out + ((width + 2 * out) * share) / stripes;
    const fill = kind === 'striped' && index % 2 ? pale : cloth;
    const [a, b, c, d] = [at(index, 0), at(index + 1, 0), at(index + 1, spread), at(index, spread)];
    return (
      polygon(
        [
          [a, y],
          [b, y],
          [c, y + drop],
          [d, y + drop],
        ],
        fill,
      ) + path(`M${to([d, y + drop])}v14q${to([(c - d) / 2, 24])} ${to([c - d, 0])}v-14z`, mixed(fill, '#000000', 0.14))
    );
  };
  return (
    rect(x - spread + 14, y + drop, width + 2 * spread - 28, 96, 'url(#under)') +
    all(stripes, piece) +
    polygon(
      [
        [x, y],
        [x + width, y],
        [x + width + spread, y + drop],
        [x - spread, y + drop],
      ],
      'url(#sheen)',
    ) +
    rect(x - 4, y - 7, width + 8, 9, light.on('#3A3F43'))
  );
}

/** Today's front: glass from floor to ceiling in thin metal. */
function glazed(front: ShopFront, { x, width }: Span, light: Light, random: Random): Svg {
  const metal = light.on(front.paint);
  const count = Math.max(3, Math.round(width / 220));
  const w = (width - 24) / count;
  const y = -SHOP + 96;
  const pane: Pane = { x: x + 12, y, w: width - 24, h: -y - 14 };
  const door = random.whole(1, count - 2);
  return (
    rect(x, -SHOP, width, SHOP, metal) +
    interior(pane, front.goods, light, random) +
    times(count, (index) => reflections({ ...pane, x: x + 12 + w * index, w }, light)).join('') +
    lines(
      times(count + 1, (index) => [
        [x + 12 + w * index, y],
        [x + 12 + w * index, -10],
      ]),
      metal,
      9,
    ) +
    rect(x + 12 + w * door, y + 62, w, 8, metal) +
    rounded(x + 12 + w * door + w - 26, -210, 7, 110, 3, light.on('#D8DCDD')) +
    rect(x, -SHOP, width, 92, light.on(mixed(front.paint, '#000000', 0.1))) +
    rect(x + width * 0.06, -SHOP + 34, width * 0.24, 22, light.dark ? '#FFF1C9' : light.on('#F3F1EA')) +
    circle(x + width * 0.06 - 26 + width * 0.27, -SHOP + 45, 15, light.dark ? '#FFD98A' : light.on(GILT)) +
    rect(x - 6, -SHOP - 6, width + 12, 12, light.on(mixed(front.paint, '#FFFFFF', 0.3))) +
    rect(x, -14, width, 14, light.on('#8A8F90')) +
    awning(front, x + 20, width - 40, -SHOP + 92, light)
  );
}

/** Stone arches with glazing behind them. */
function arcade(house: House, { x, width }: Span, light: Light, random: Random): Svg {
  const front = house.shop;
  const count = Math.max(2, Math.round(width / 330));
  const bay = width / count;
  const w = bay * 0.74;
  const tall = SHOP - 70;
  const stone = light.on(mixed(house.tone, '#FFFFFF', 0.1));
  const joint = light.on(mixed(house.tone, '#1B1A17', 0.35));
  const wood = light.on(front.paint);
  const door = random.whole(0, count - 1);
  const arches = all(count, (index) => {
    const left = x + bay * index + (bay - w) / 2;
    const clip = `arc${Math.round(left)}`;
    const rise = w * 0.4;
    const pane: Pane = { x: left, y: -tall, w, h: tall };
    const shape = roundArch(left, -tall, w, tall, rise);
    const foot =
      index === door
        ? rect(left + w / 2 - 5, -tall, 10, tall, wood) +
          rounded(left + w / 2 + 12, -180, 6, 44, 3, light.on('#C79B45'))
        : rect(left, -90, w, 90, wood) +
          rect(left + 16, -72, w - 32, 52, light.on(mixed(front.paint, '#000000', 0.25)));
    return (
      path(
        roundArch(left - 26, -tall - 28, w + 52, tall + 28, rise + 14),
        light.on(mixed(house.tone, '#FFFFFF', 0.35)),
      ) +
      `<clipPath id="${clip}"><path d="${shape}"/></clipPath><g clip-path="url(#${clip})">` +
      interior(pane, front.goods, light, random) +
      reflections(pane, light) +
      foot +
      rect(left, -tall + rise, w, 11, wood) +
      lines(
        times(5, (ray) => [
          [left + w / 2, -tall + rise],
          [left + (w * ray) / 4, -tall - 10],
        ]),
        wood,
        6,
      ) +
      lines(
        [1, 2].map((part) => [
          [left + (w * part) / 3, -tall + rise],
          [left + (w * part) / 3, -90],
        ]),
        wood,
        6,
      ) +
      '</g>' +
      path(shape, { stroke: wood, strokeWidth: 9 }) +
      polygon(
        [
          [left + w / 2 - 20, -tall - 40],
          [left + w / 2 + 20, -tall - 40],
          [left + w / 2 + 13, -tall + 10],
          [left + w / 2 - 13, -tall + 10],
        ],
        light.on(mixed(house.tone, '#FFFFFF', 0.5)),
      )
    );
  });
  return (
    rect(x, -SHOP, width, SHOP, stone) +
    lines(
      times(SHOP / 52, (row) => [
        [x, -row * 52],
        [x + width, -row * 52],
      ]),
      joint,
      3,
      0.5,
    ) +
    arches +
    rect(x - 8, -SHOP - 10, width + 16, 22, light.on(mixed(house.tone, '#FFFFFF', 0.5))) +
    rect(x, -SHOP + 12, width, 10, 'url(#under)')
  );
}
