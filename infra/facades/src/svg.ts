import * as pen from './pen';
import type { Shape } from './shape';

/** SVG as text. */
export type Svg = string;

/** How a shape is painted; a colour alone fills it. */
export type Style = Omit<Shape, 'd'> | string;

/** Paths and nothing else: no text, no address. */
export const painted = ({ d, fill = 'none', stroke, strokeWidth = 1, opacity }: Shape): Svg =>
  `<path d="${d}" fill="${fill}"${stroke ? ` stroke="${stroke}" stroke-width="${pen.n(strokeWidth)}"` : ''}${
    opacity === undefined ? '' : ` opacity="${opacity}"`
  }/>`;

export const path = (d: string, style: Style): Svg =>
  painted(typeof style === 'string' ? { d, fill: style } : { d, ...style });

export const rect = (x: number, y: number, width: number, height: number, style: Style): Svg =>
  path(pen.rect(x, y, width, height), style);

export const rounded = (x: number, y: number, width: number, height: number, radius: number, style: Style): Svg =>
  path(pen.rounded(x, y, width, height, radius), style);

export const circle = (x: number, y: number, radius: number, style: Style): Svg =>
  path(pen.circle(x, y, radius), style);

export const ellipse = (x: number, y: number, across: number, down: number, style: Style): Svg =>
  path(pen.ellipse(x, y, across, down), style);

export const polygon = (points: readonly pen.Point[], style: Style): Svg => path(pen.polygon(...points), style);

export const arch = (x: number, y: number, width: number, height: number, rise: number, style: Style): Svg =>
  path(pen.roundArch(x, y, width, height, rise), style);

/** Straight lines, each given by its two ends, in one path. */
export const lines = (
  ends: readonly (readonly [pen.Point, pen.Point])[],
  stroke: string,
  strokeWidth: number,
  opacity?: number,
): Svg =>
  painted({
    d: ends.map(([from, end]) => pen.line(...from, ...end)).join(''),
    stroke,
    strokeWidth,
    ...(opacity === undefined ? {} : { opacity }),
  });

type Stops = readonly (readonly [at: number, color: string, opacity?: number])[];

export const gradient = (id: string, stops: Stops, turn = '0 0 0 1'): Svg => {
  const [x1, y1, x2, y2] = turn.split(' ');
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`;
};

export const glow = (id: string, stops: Stops, at = '50% 50% 50%'): Svg => {
  const [cx, cy, r] = at.split(' ');
  return `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopsOf(stops)}</radialGradient>`;
};

const stopsOf = (stops: Stops): Svg =>
  stops
    .map(([at, color, opacity = 1]) => `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`)
    .join('');

/** A point of a path. */
export const to = ([x, y]: pen.Point): string => `${pen.n(x)} ${pen.n(y)}`;

export const times = <Part>(count: number, draw: (index: number) => Part): Part[] =>
  pen.parts(Math.max(0, Math.round(count)), draw);

export const all = (count: number, draw: (index: number) => Svg): Svg => times(count, draw).join('');
