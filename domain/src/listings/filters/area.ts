/** Degrees. */
export type Area = readonly [west: number, south: number, east: number, north: number];

/** '2.251,48.815,2.42,48.902': west, south, east, north. Undefined when it is no window. */
export function readArea(text: string | null | undefined): Area | undefined {
  const parts = (text ?? '').split(',');
  if (parts.length !== 4 || !parts.every((part) => /^-?\d{1,3}(\.\d{1,8})?$/.test(part))) return undefined;
  const [west = 0, south = 0, east = 0, north = 0] = parts.map(Number);
  const inWorld = Math.max(-west, east) <= 180 && Math.max(-south, north) <= 90;
  return inWorld && west < east && south < north ? [west, south, east, north] : undefined;
}
