import { facade } from '@pignon/domain/media/facade/facade';
import { random } from '@pignon/domain/media/facade/random';
import type { Shape } from '@pignon/domain/media/facade/shape';
import { lettered } from './lettering';
import type { LightKind, Sketch } from './sketches';

interface Light {
  readonly night: boolean;
  /** Sky, from above. */
  readonly sky: readonly [string, string, string];
  /** Laid over everything: the colour of the hour. */
  readonly tint: string;
  readonly tintStrength: number;
  /** How dark the shadow of the houses across the street is. */
  readonly shadow: number;
  readonly clouds: number;
}

const LIGHT: Readonly<Record<LightKind, Light>> = {
  noon: {
    night: false,
    sky: ['#6FA3CB', '#A9CBE0', '#DCE9EE'],
    tint: '#FFF3D6',
    tintStrength: 0.1,
    shadow: 0.2,
    clouds: 0.8,
  },
  morning: {
    night: false,
    sky: ['#9CC0D8', '#CFE0E4', '#F3E6D2'],
    tint: '#FFE3B8',
    tintStrength: 0.2,
    shadow: 0.26,
    clouds: 0.5,
  },
  overcast: {
    night: false,
    sky: ['#B7C1C6', '#C9D1D4', '#DDE1E2'],
    tint: '#B9C7CF',
    tintStrength: 0.2,
    shadow: 0,
    clouds: 0.9,
  },
  golden: {
    night: false,
    sky: ['#7E9DBB', '#DDC3A5', '#F4C98E'],
    tint: '#FFB45E',
    tintStrength: 0.3,
    shadow: 0.3,
    clouds: 0.6,
  },
  dusk: {
    night: true,
    sky: ['#1F2F55', '#5A5277', '#D08A6C'],
    tint: '#5B4A86',
    tintStrength: 0.16,
    shadow: 0,
    clouds: 0.35,
  },
  night: {
    night: true,
    sky: ['#0A1220', '#13202F', '#22303B'],
    tint: '#0E2138',
    tintStrength: 0.22,
    shadow: 0,
    clouds: 0.1,
  },
};

const LEAVES = {
  day: ['#4C6B3F', '#5F8150', '#75965F', '#3D5A35'],
  night: ['#18261C', '#213326'],
} as const;

/** A street front as a photograph might show it, as SVG. Noise and lens come after. */
export function sceneOf({ seed, sign, paint, light: kind, width, height, zoom, shop, tree }: Sketch): string {
  const light = LIGHT[kind];
  const dice = random(seed, 9);
  const [w, h] = [width / zoom, height / zoom];
  const horizon = h * 0.93;
  const house = facade({
    seed,
    width: Math.round(w),
    height: Math.round(horizon),
    night: light.night,
    bare: true,
    paint,
    sign,
    shopShare: shop,
  });
  const drawn = house.shapes.map(path).join('');
  const word =
    house.sign && lettered(house.sign.text, house.sign.x, house.sign.y, house.sign.size, house.sign.colour, w * 0.55);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${w.toFixed(1)} ${h.toFixed(1)}">
<defs>
<linearGradient id="sky" x2="0" y2="1">${stops(light.sky)}</linearGradient>
<linearGradient id="road" x2="0" y2="1">${stops(light.night ? ['#3A4246', '#262C30', '#1B2023'] : ['#868E91', '#73797C', '#62686B'])}</linearGradient>
<linearGradient id="fall" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".16"/><stop offset=".55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".2"/></linearGradient>
<radialGradient id="lens" cx=".5" cy=".48" r=".75"><stop offset=".62" stop-opacity="0"/><stop offset="1" stop-opacity=".42"/></radialGradient>
<radialGradient id="glow"><stop offset="0" stop-color="#FFE3A0" stop-opacity=".55"/><stop offset="1" stop-color="#FFD27A" stop-opacity="0"/></radialGradient>
${['#fff', '#3B4460', ...LEAVES.day, ...LEAVES.night].map(puff).join('')}
</defs>
<rect width="${w}" height="${h}" fill="url(#sky)"/>
${clouds(w, h, light, dice)}
${drawn}${word ?? ''}
<rect y="${horizon}" width="${w}" height="${h - horizon}" fill="url(#road)"/>
${gutter(w, horizon, light.night)}
${light.night ? glow(w, h, horizon, dice) : shadow(w, horizon, light.shadow, dice)}
<rect width="${w}" height="${h}" fill="url(#fall)"/>
${tree ? foliage(tree, w, h, light.night, dice) : ''}
<rect width="${w}" height="${h}" fill="${light.tint}" opacity="${light.tintStrength}" style="mix-blend-mode:${light.night ? 'screen' : 'multiply'}"/>
<rect width="${w}" height="${h}" fill="url(#lens)"/>
</svg>`;
}

type Dice = ReturnType<typeof random>;

const stops = (colours: readonly string[]): string =>
  colours.map((colour, index) => `<stop offset="${index / (colours.length - 1)}" stop-color="${colour}"/>`).join('');

const path = ({ d, fill, stroke, strokeWidth, opacity }: Shape): string =>
  `<path d="${d}"${fill ? ` fill="${fill}"` : ''}${stroke ? ` stroke="${stroke}"` : ''}${strokeWidth ? ` stroke-width="${strokeWidth}"` : ''}${opacity ? ` opacity="${opacity}"` : ''}/>`;

function clouds(w: number, h: number, { clouds: share, night }: Light, dice: Dice): string {
  const count = Math.round(share * 9);
  const puffs = Array.from({ length: count }, () => {
    const [x, y, size] = [dice.between(0, w), dice.between(0, h * 0.24), dice.between(20, 70)];
    return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${(size * 1.4).toFixed(0)}" ry="${(size * 0.34).toFixed(0)}"/>`;
  });
  return `<g fill="url(#${puffName(night ? '#3B4460' : '#fff')})" opacity="${night ? 0.5 : 0.75}">${puffs.join('')}</g>`;
}

const gutter = (w: number, y: number, night: boolean): string =>
  `<path d="M0 ${y + 1}H${w}" stroke="${night ? '#14181A' : '#4E5557'}" stroke-width="2.4"/><path d="M0 ${y + 3.4}H${w}" stroke="#fff" stroke-opacity=".14" stroke-width="1"/>`;

/** The roofs across the street, thrown on the front by the sun behind the photographer. */
function shadow(w: number, horizon: number, strength: number, dice: Dice): string {
  if (!strength) return '';
  const [left, right] = dice.chance(0.5) ? [0.5, 0.98] : [0.98, 0.5];
  // Six thin layers, each a little further out, make a soft edge for a tenth of what a blur costs.
  return Array.from({ length: 6 }, (_, step) => {
    const y = (share: number): string => (horizon * share + step * 0.9).toFixed(1);
    const edge = `M0 ${y(left)}L${(w * 0.34).toFixed(0)} ${y(left * 0.6 + right * 0.4)}h${14 - step}v-10h12v12L${w} ${y(right)}V${horizon * 1.2}H0z`;
    return `<path d="${edge}" fill="#1A2530" opacity="${strength / 5}"/>`;
  }).join('');
}

function glow(w: number, h: number, horizon: number, dice: Dice): string {
  const pool = (x: number, y: number, rx: number, ry: number): string =>
    `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${rx.toFixed(0)}" ry="${ry.toFixed(0)}" fill="url(#glow)"/>`;
  const lamp = w * dice.between(0.06, 0.16);
  return [
    pool(w * 0.5, horizon - h * 0.13, w * 0.5, h * 0.24),
    pool(w * 0.5, horizon + h * 0.02, w * 0.42, h * 0.06),
    pool(lamp, h * 0.34, w * 0.16, w * 0.16),
  ].join('');
}

/** Leaves near the lens, out of focus. */
function foliage(side: 'left' | 'right', w: number, h: number, night: boolean, dice: Dice): string {
  const at = side === 'left' ? -w * 0.02 : w * 1.02;
  const greens = LEAVES[night ? 'night' : 'day'];
  const inwards = side === 'left' ? 1 : -1;
  const leaves = Array.from({ length: 90 }, (_, index) => {
    const x = at + inwards * dice.between(-30, w * 0.26) * dice.between(0.3, 1);
    const y = dice.between(-20, h * 0.42) * dice.between(0.5, 1);
    const green = greens[index % greens.length] ?? '';
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${dice.between(9, 24).toFixed(0)}" fill="url(#${puffName(green)})"/>`;
  });
  const trunk = `<rect x="${(at + (side === 'left' ? 4 : -16)).toFixed(0)}" y="${(h * 0.2).toFixed(0)}" width="12" height="${h}" fill="${night ? '#161a18' : '#5B5145'}"/>`;
  return trunk + leaves.join('');
}

const puffName = (colour: string): string => `puff${colour.slice(1)}`;

/** Soft at its edge, without a filter. */
const puff = (colour: string): string =>
  `<radialGradient id="${puffName(colour)}"><stop offset=".55" stop-color="${colour}" stop-opacity=".9"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`;
