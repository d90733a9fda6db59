/** SVG path pieces, rounded to a tenth: short, and the same text on both sides of hydration. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

export type Point = readonly [x: number, y: number];

export const rect = (x: number, y: number, width: number, height: number): string =>
  `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`;

export const rounded = (x: number, y: number, width: number, height: number, radius: number): string => {
  const r = Math.min(radius, width / 2, height / 2);
  const turn = (across: number, down: number) => `a${n(r)} ${n(r)} 0 0 1 ${n(across)} ${n(down)}`;
  const [h, v] = [width - 2 * r, height - 2 * r];
  return `M${n(x + r)} ${n(y)}h${n(h)}${turn(r, r)}v${n(v)}${turn(-r, r)}h${n(-h)}${turn(-r, -r)}v${n(-v)}${turn(r, -r)}z`;
};

export const line = (x1: number, y1: number, x2: number, y2: number): string => `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`;

export const polygon = (...points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}z`;

/** A door or window with a low arch. */
export const arch = (x: number, y: number, width: number, height: number, rise: number): string =>
  `M${n(x)} ${n(y + height)}V${n(y + rise)}Q${n(x + width / 2)} ${n(y - rise)} ${n(x + width)} ${n(y + rise)}V${n(y + height)}z`;

/** Upright at the foot, round at the head. */
export const roundArch = (x: number, y: number, width: number, height: number, rise: number): string =>
  `M${n(x)} ${n(y + height)}V${n(y + rise)}C${n(x)} ${n(y + rise * 0.3)} ${n(x + width * 0.22)} ${n(y)} ${n(x + width / 2)} ${n(y)}` +
  `S${n(x + width)} ${n(y + rise * 0.3)} ${n(x + width)} ${n(y + rise)}V${n(y + height)}z`;

/** One scallop of an awning. */
export const scallop = (x: number, y: number, width: number, drop: number, spread: number): string =>
  `M${n(x)} ${n(y)}h${n(width)}l${n(spread)} ${n(drop)}q${n(-width / 2)} ${n(width * 0.62)} ${n(-width)} 0z`;

export const ellipse = (x: number, y: number, across: number, down: number): string =>
  `M${n(x - across)} ${n(y)}a${n(across)} ${n(down)} 0 1 0 ${n(2 * across)} 0a${n(across)} ${n(down)} 0 1 0 ${n(-2 * across)} 0`;

export const circle = (x: number, y: number, radius: number): string =>
  `M${n(x - radius)} ${n(y)}a${n(radius)} ${n(radius)} 0 1 0 ${n(2 * radius)} 0a${n(radius)} ${n(radius)} 0 1 0 ${n(-2 * radius)} 0`;

/** `count` equal parts of a length: calls back with each part's start. */
export const parts = <Part>(count: number, draw: (index: number) => Part): Part[] =>
  Array.from({ length: count }, (_, index) => draw(index));
