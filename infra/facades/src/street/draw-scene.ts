import { type Random, seeded } from '@pignon/domain/shared/seeded';
import { type Light, lightOf, mixed } from './light';
import { openings } from './openings';
import { all, glow, gradient, rect, type Svg } from '../svg';
import { ROOF_HEIGHT, roof } from './roofs';
import type { House, Scene, WallKind } from './scene';
import { shop } from './shops';
import { type Frame, sky } from './sky';
import { FURNITURE, ground, PAVEMENT, ROAD } from './street';
import { BAY, brickPattern, type Plot, SHOP, STOREY, walls } from './walls';

const LONG_SIDE = 1600;
const RATIOS = { '4:3': 4 / 3, '3:2': 3 / 2, '3:4': 3 / 4 } as const;
const SKY = 200;

/** Raise it when something is drawn differently: what is kept of an older drawing is then not taken for it. */
export const DRAWING = 2;

/** A street as SVG; the same scene is always the same drawing. */
export function drawScene(scene: Scene): Svg {
  const random = seeded(scene.seed);
  const light = lightOf(scene.hour);
  const { house } = scene;
  const built = SHOP + house.floors * STOREY + ROOF_HEIGHT[house.roof];
  const shown = built * scene.share + (scene.share === 1 ? SKY : 0);
  const ratio = RATIOS[scene.format];
  const height = shown + PAVEMENT + ROAD;
  const frame: Frame = { left: (-height * ratio) / 2, top: -shown, width: height * ratio, height };
  const size = sizeOf(scene);
  const row = streetRow(house, frame, random);
  const bricks = [...new Set(row.filter(({ house }) => house.wall === 'brick').map(({ house }) => house.tone))];
  const body =
    sky(frame, light, random) +
    row.map(({ house, x }) => building(house, x, frame, light, random)).join('') +
    ground(frame, light, random) +
    scene.street
      .map((piece, index) => FURNITURE[piece](placeOf(index, scene.street.length, frame, random), light, random))
      .join('') +
    finish(frame, light);
  const box = [frame.left, frame.top, frame.width, frame.height].map((value) => value.toFixed(1)).join(' ');
  const patterns = bricks.map((tone) => brickPattern(tone, light, random)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="${box}"><defs>${definitions(light)}${patterns}</defs>${body}</svg>`;
}

/** Of the picture, in pixels. */
export function sizeOf({ format }: Scene) {
  const ratio = RATIOS[format];
  return ratio > 1
    ? { width: LONG_SIDE, height: Math.round(LONG_SIDE / ratio) }
    : { width: Math.round(LONG_SIDE * ratio), height: LONG_SIDE };
}

interface Standing {
  readonly house: House;
  readonly x: number;
}

const widthOf = ({ bays }: House): number => bays * BAY;

/** The house a little beside the middle, and its neighbours as far as the picture goes; the house last, before them. */
function streetRow(house: House, frame: Frame, random: Random): Standing[] {
  const x = -widthOf(house) / 2 + frame.width * random.between(-0.06, 0.06);
  const row: Standing[] = [];
  for (let right = x; right > frame.left; ) {
    const next = neighbour(house, random);
    right -= widthOf(next);
    row.push({ house: next, x: right });
  }
  for (let left = x + widthOf(house); left < frame.left + frame.width; ) {
    const next = neighbour(house, random);
    row.push({ house: next, x: left });
    left += widthOf(next);
  }
  return [...row, { house, x }];
}

const TONES: Readonly<Record<WallKind, readonly string[]>> = {
  stone: ['#DDD3BD', '#D3C8B2', '#E2DACA'],
  brick: ['#A65A43', '#8E4A38'],
  render: ['#E5D6B8', '#D8C2A0', '#E9E2D4', '#CFC0A8'],
  timber: ['#EADFC8'],
  concrete: ['#C9C8C2'],
};

const QUIET_PAINTS = ['#3A444A', '#4A3A30', '#2E3F38', '#5A5E60', '#6B6558'] as const;

function neighbour(house: House, random: Random): House {
  const wall = random.chance(0.5) ? house.wall : random.pick(['stone', 'render'] as const);
  return {
    wall: wall === 'concrete' ? 'render' : wall,
    tone: random.pick(TONES[wall === 'concrete' ? 'render' : wall]),
    roof: house.roof === 'gable' ? 'tile' : house.roof === 'flat' ? 'mansard' : house.roof,
    floors: Math.max(1, house.floors + random.pick([-1, 0, 0, 1])),
    bays: random.whole(3, 5),
    windows: house.windows === 'wide' ? 'french' : house.windows,
    balcony: random.pick(['none', 'each', 'each']),
    ...(house.shutters && random.chance(0.6) ? { shutters: mixed(house.shutters, '#9AA3A3', 0.6) } : {}),
    shop: {
      kind: random.chance(0.25) ? 'glass' : 'joinery',
      paint: random.pick(QUIET_PAINTS),
      awning: random.chance(0.25) ? 'plain' : 'none',
      goods: random.pick(['books', 'clothes', 'bare', 'tables']),
    },
  };
}

function building(house: House, x: number, frame: Frame, light: Light, random: Random): Svg {
  const width = widthOf(house);
  const storey = STOREY * random.between(0.96, 1.05);
  const plot: Plot = { x, width, storey, top: -SHOP - house.floors * storey, foot: -SHOP, frame };
  return (
    (plot.top > frame.top ? roof(house, plot, light, random) : '') +
    walls(house, plot, light, random) +
    openings(house, plot, light, random) +
    shop(house, { x, width }, light, random) +
    downpipe(x + width - 10, plot.top, light)
  );
}

/** Where two houses meet: a pipe, and a line of shade. */
const downpipe = (x: number, top: number, light: Light): Svg =>
  rect(x - 2, top, 12, -top, light.on('#7F868A')) +
  rect(x + 10, top, 8, -top, { fill: '#000000', opacity: light.shade });

/** Spread over the picture, away from its very middle, where the door is. */
function placeOf(index: number, count: number, { left, width }: Frame, random: Random): number {
  const share = (index + 0.5) / count;
  const aside = share < 0.5 ? share * 0.84 + 0.04 : 0.12 + share * 0.84;
  return left + width * Math.min(0.95, Math.max(0.05, aside + random.between(-0.03, 0.03)));
}

function definitions(light: Light): Svg {
  const { sky: paint, glass, lit, shade, dark } = light;
  return [
    gradient('sky', [
      [0, paint[0]],
      [0.55, paint[1]],
      [1, paint[2]],
    ]),
    gradient('glass', [
      [0, glass[0]],
      [1, glass[1]],
    ]),
    gradient('lit', [
      [0, lit[0]],
      [1, lit[1]],
    ]),
    gradient('room', [
      [0, dark ? '#FFE2A0' : '#F6DFB0'],
      [0.5, dark ? '#F0BE6C' : '#D8B27C'],
      [1, dark ? '#9A6430' : '#7C6046'],
    ]),
    gradient('dim', [
      [0, light.on('#6F8088')],
      [0.5, light.on('#4A585F')],
      [1, light.on('#333E44')],
    ]),
    gradient('under', [
      [0, '#000000', shade + 0.16],
      [1, '#000000', 0],
    ]),
    gradient('fall', [
      [0, '#FFFFFF', 0.07],
      [0.5, '#FFFFFF', 0],
      [1, '#000000', 0.13],
    ]),
    gradient('sheen', [
      [0, '#FFFFFF', 0.16],
      [0.6, '#FFFFFF', 0],
      [1, '#000000', 0.1],
    ]),
    gradient('wet', [
      [0, '#FFC878', 0.32],
      [0.5, '#FFB866', 0.1],
      [1, '#0A1220', 0.3],
    ]),
    glow('halo', [
      [0, '#FFE9B0', 0.7],
      [0.3, '#FFD27A', 0.26],
      [1, '#FFC060', 0],
    ]),
    glow(
      'lens',
      [
        [0.55, '#000000', 0],
        [0.85, '#05070A', 0.16],
        [1, '#05070A', 0.4],
      ],
      '50% 48% 74%',
    ),
    light.sun
      ? gradient(
          'sun',
          [
            [0, light.sun.color, light.sun.opacity],
            [0.45, light.sun.color, light.sun.opacity * 0.3],
            [1, '#20304A', light.sun.opacity * 0.55],
          ],
          light.sun.from === 'left' ? '0 0 1 0.7' : '1 0 0 0.7',
        )
      : '',
  ].join('');
}

/** What a camera adds: the slant of the light, and darker corners. */
const finish = ({ left, top, width, height }: Frame, light: Light): Svg =>
  (light.sun ? rect(left, top, width, height, 'url(#sun)') : '') +
  all(1, () => rect(left, top, width, height, 'url(#lens)'));
