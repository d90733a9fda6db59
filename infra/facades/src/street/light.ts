export type Hour = 'morning' | 'day' | 'overcast' | 'golden' | 'dusk' | 'night';

export interface Light {
  readonly hour: Hour;
  readonly sky: readonly [top: string, middle: string, low: string];
  /** What daylight makes of a colour; lamps are not touched by it. */
  readonly on: (color: string) => string;
  readonly glass: readonly [top: string, bottom: string];
  readonly lit: readonly [top: string, bottom: string];
  /** Share of the windows behind which somebody has switched the light on. */
  readonly awake: number;
  readonly shopLit: boolean;
  readonly dark: boolean;
  /** Strength of the shadows. */
  readonly shade: number;
  readonly sun: { readonly color: string; readonly opacity: number; readonly from: 'left' | 'right' } | null;
}

interface Weather extends Omit<Light, 'on' | 'hour'> {
  readonly tint: string;
  readonly depth: number;
}

const LIT = ['#FFE9B4', '#F3B95F'] as const;

const WEATHER: Readonly<Record<Hour, Weather>> = {
  morning: {
    sky: ['#8FB7D3', '#C4DAE4', '#F3E4D3'],
    tint: '#FFF1E0',
    depth: 0.55,
    glass: ['#B9CFD8', '#566A74'],
    lit: LIT,
    awake: 0.12,
    shopLit: true,
    dark: false,
    shade: 0.28,
    sun: { color: '#FFE2B0', opacity: 0.3, from: 'left' },
  },
  day: {
    sky: ['#5E9CC9', '#9CC6DF', '#DCEBF0'],
    tint: '#FFFDF6',
    depth: 0.4,
    glass: ['#A9C6D4', '#43575F'],
    lit: LIT,
    awake: 0.04,
    shopLit: false,
    dark: false,
    shade: 0.3,
    sun: { color: '#FFF6DE', opacity: 0.2, from: 'left' },
  },
  overcast: {
    sky: ['#A7B4BC', '#C3CDD2', '#DBE1E3'],
    tint: '#DCE3E6',
    depth: 0.75,
    glass: ['#C3CED3', '#52636B'],
    lit: LIT,
    awake: 0.18,
    shopLit: true,
    dark: false,
    shade: 0.16,
    sun: null,
  },
  golden: {
    sky: ['#6F9CC0', '#D9C6AC', '#F8D59E'],
    tint: '#FFE0B4',
    depth: 0.6,
    glass: ['#F0C48C', '#5A5E66'],
    lit: LIT,
    awake: 0.14,
    shopLit: true,
    dark: false,
    shade: 0.36,
    sun: { color: '#FFBE6B', opacity: 0.24, from: 'right' },
  },
  dusk: {
    sky: ['#2F4770', '#7C7FA3', '#EBA98A'],
    tint: '#7F86AE',
    depth: 0.85,
    glass: ['#6E7FA6', '#2B3449'],
    lit: LIT,
    awake: 0.42,
    shopLit: true,
    dark: true,
    shade: 0.3,
    sun: { color: '#FF9E80', opacity: 0.16, from: 'right' },
  },
  night: {
    sky: ['#0C1628', '#182840', '#37435C'],
    tint: '#4E5C7E',
    depth: 0.9,
    glass: ['#2C3A52', '#141C2A'],
    lit: LIT,
    awake: 0.38,
    shopLit: true,
    dark: true,
    shade: 0.4,
    sun: null,
  },
};

export function lightOf(hour: Hour): Light {
  const { tint, depth, ...weather } = WEATHER[hour];
  const filter = channels(tint).map((part) => 1 - depth * (1 - part / 255));
  return {
    ...weather,
    hour,
    on: (color) => hex(channels(color).map((part, index) => part * (filter[index] ?? 1))),
  };
}

/** From one colour towards another, by a share. */
export function mixed(from: string, towards: string, share: number): string {
  const end = channels(towards);
  return hex(channels(from).map((part, index) => part + ((end[index] ?? part) - part) * share));
}

const channels = (color: string): number[] => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

const hex = (parts: readonly number[]): string =>
  `#${parts
    .map((part) =>
      Math.round(Math.max(0, Math.min(255, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
