/** SVG path pieces, rounded to a tenth: short, and the same text on both sides of hydration. */
const n = (value: number): string => String(Math.round(value * 10) / 10);

export const rect = (x: number, y: number, width: number, height: number): string =>
  `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`;

export const line = (x1: number, y1: number, x2: number, y2: number): string => `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`;

export const polygon = (...points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}z`;

/** A door or window with a low arch. */
export const arch = (x: number, y: number, width: number, height: number, rise: number): string =>
  `M${n(x)} ${n(y + height)}V${n(y + rise)}Q${n(x + width / 2)} ${n(y - rise)} ${n(x + width)} ${n(y + rise)}V${n(y + height)}z`;

/** One scallop of an awning. */
export const scallop = (x: number, y: number, width: number, drop: number, spread: number): string =>
  `M${n(x)} ${n(y)}h${n(width)}l${n(spread)} ${n(drop)}q${n(-width / 2)} ${n(width * 0.62)} ${n(-width)} 0z`;

export const circle = (x: number, y: number, radius: number): string =>
  `M${n(x - radius)} ${n(y)}a${n(radius)} ${n(radius)} 0 1 0 ${n(2 * radius)} 0a${n(radius)} ${n(radius)} 0 1 0 ${n(-2 * radius)} 0`;

/** `count` equal parts of a length: calls back with each part's start. */
export const parts = <Part>(count: number, draw: (index: number) => Part): Part[] =>
  Array.from({ length: count }, (_, index) => draw(index));
