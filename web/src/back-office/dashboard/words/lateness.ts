const UNITS = [
  [86_400, 'j'],
  [3_600, 'h'],
  [60, 'min'],
] as const;

/** '3 h' */
export function lateness(seconds: number): string {
  const [size, unit] = UNITS.find(([least]) => seconds >= least) ?? [1, 's'];
  return `${Math.floor(seconds / size)}\u00a0${unit}`;
}
