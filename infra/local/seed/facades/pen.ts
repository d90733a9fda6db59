/** SVG as text, in centimetres of the street: x to the right, the pavement at y = 0, what stands on it above (negative). */
export type Svg = string;

const n = (value: number): string => String(Math.round(value * 10) / 10);

export interface Style {
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
}

const styled = ({ fill = 'none', stroke, width = 2, opacity }: Style): string =>
  ` fill="${fill}"${stroke ? ` stroke="${stroke}" stroke-width="${n(width)}"` : ''}${
    opacity === undefined ? '' : ` opacity="${opacity}"`
  }`;

const styleOf = (style: Style | string): string => styled(typeof style === 'string' ? { fill: style } : style);

export const rect = (x: number, y: number, width: number, height: number, style: Style | string): Svg =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${styleOf(style)}/>`;

export const rounded = (
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  style: Style | string,
): Svg =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(radius)}"${styleOf(style)}/>`;

export const circle = (x: number, y: number, radius: number, style: Style | string): Svg =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}"${styleOf(style)}/>`;

export const ellipse = (x: number, y: number, across: number, down: number, style: Style | string): Svg =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(across)}" ry="${n(down)}"${styleOf(style)}/>`;

export const path = (d: string, style: Style | string): Svg => `<path d="${d}"${styleOf(style)}/>`;

type Point = readonly [x: number, y: number];

export const to = ([x, y]: Point): string => `${n(x)} ${n(y)}`;

export const polygon = (points: readonly Point[], style: Style | string): Svg =>
  path(`M${points.map(to).join('L')}z`, style);

/** Straight lines, each given by its two ends, in one path. */
export const lines = (ends: readonly (readonly [Point, Point])[], stroke: string, width: number, opacity?: number) =>
  path(ends.map(([from, end]) => `M${to(from)}L${to(end)}`).join(''), {
    stroke,
    width,
    ...(opacity === undefined ? {} : { opacity }),
  });

/** Upright at the foot, round at the head. */
export const arch = (x: number, y: number, width: number, height: number, rise: number, style: Style | string): Svg =>
  path(archPath(x, y, width, height, rise), style);

export const archPath = (x: number, y: number, width: number, height: number, rise: number): string =>
  `M${to([x, y + height])}V${n(y + rise)}C${to([x, y + rise * 0.3])} ${to([x + width * 0.22, y])} ${to([x + width / 2, y])}` +
  `S${to([x + width, y + rise * 0.3])} ${to([x + width, y + rise])}V${n(y + height)}z`;

export const gradient = (
  id: string,
  stops: readonly (readonly [at: number, color: string, opacity?: number])[],
  turn = '0 0 0 1',
) => {
  const [x1, y1, x2, y2] = turn.split(' ');
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`;
};

export const glow = (
  id: string,
  stops: readonly (readonly [at: number, color: string, opacity?: number])[],
  at = '50% 50% 50%',
) => {
  const [cx, cy, r] = at.split(' ');
  return `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopsOf(stops)}</radialGradient>`;
};

const stopsOf = (stops: readonly (readonly [at: number, color: string, opacity?: number])[]): string =>
  stops
    .map(([at, color, opacity = 1]) => `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`)
    .join('');

export const times = <Part>(count: number, draw: (index: number) => Part): Part[] =>
  Array.from({ length: Math.max(0, Math.round(count)) }, (_, index) => draw(index));

export const all = (count: number, draw: (index: number) => Svg): Svg => times(count, draw).join('');
