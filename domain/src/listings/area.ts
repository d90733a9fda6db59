import type { Area } from './search-criteria';

/** About 100 m: as exact as a window that somebody pulled with a finger. */
const DIGITS = 3;

/** '2.251,48.815,2.42,48.902': west, south, east, north. Undefined when it is no window. */
export function readArea(text: string | null | undefined): Area | undefined {
  const parts = (text ?? '').split(',');
  if (parts.length !== 4 || !parts.every((part) => /^-?\d{1,3}(\.\d{1,8})?$/.test(part))) return undefined;
  const [west = 0, south = 0, east = 0, north = 0] = parts.map(Number);
  const inWorld = Math.abs(west) <= 180 && Math.abs(east) <= 180 && Math.abs(south) <= 90 && Math.abs(north) <= 90;
  return inWorld && west < east && south < north ? roundedOut([west, south, east, north]) : undefined;
}

export const areaText = (area: Area): string => area.map((degrees) => String(degrees)).join(',');

/** Outwards, so that what is seen at the edge stays in. */
export function roundedOut([west, south, east, north]: Area): Area {
  const scale = 10 ** DIGITS;
  const [down, up] = [
    (value: number) => Math.floor(value * scale) / scale,
    (value: number) => Math.ceil(value * scale) / scale,
  ];
  return [Math.max(-180, down(west)), Math.max(-90, down(south)), Math.min(180, up(east)), Math.min(90, up(north))];
}
