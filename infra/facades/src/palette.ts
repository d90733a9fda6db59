/** A joiner's paint, and the lettering that a sign painter would put on it. */
export interface Paint {
  readonly wood: string;
  readonly dark: string;
  readonly letters: string;
  readonly stripe: string;
}

/** Wagon green, plate blue, bordeaux, black, grey blue, brown. */
export const PAINTS = [
  { wood: '#143C32', dark: '#0B211B', letters: '#E3C988', stripe: '#FFFFFF' },
  { wood: '#12327A', dark: '#0C2457', letters: '#FFFFFF', stripe: '#FFFFFF' },
  { wood: '#5B1E22', dark: '#3E1316', letters: '#F1DFC0', stripe: '#F1DFC0' },
  { wood: '#23292D', dark: '#14181B', letters: '#E3C988', stripe: '#F4F6F7' },
  { wood: '#2F4A57', dark: '#203540', letters: '#FFFFFF', stripe: '#FFFFFF' },
  { wood: '#6A4A1C', dark: '#4A3211', letters: '#FBF3E0', stripe: '#FBF3E0' },
] as const satisfies readonly Paint[];

const DAY = {
  stones: ['#E9E6DD', '#DDDAD1', '#F0EDE5', '#D5D3CC'],
  joint: '#00000012',
  trim: '#FAF9F5',
  glass: '#5D717B',
  lit: '#F0D9A0',
  sky: '#CFDBE0',
  roof: '#7F929B',
  seam: '#6C7F88',
  brick: '#A8705A',
  shop: '#E9EFF0',
  glint: '#FFFFFF8C',
  pavement: '#9AA6AB',
  curb: '#7E8A90',
  iron: '#1B2226',
} as const;

const NIGHT = {
  stones: ['#7E8B8C', '#74827F', '#88938F', '#6C7877'],
  joint: '#00000022',
  trim: '#9AA6A3',
  glass: '#22323B',
  lit: '#FFD98A',
  sky: '#14262C',
  roof: '#44555D',
  seam: '#394850',
  brick: '#6B4A3E',
  shop: '#FBE3A8',
  glint: '#FFFFFF40',
  pavement: '#4B565A',
  curb: '#3A4448',
  iron: '#0E1518',
} as const;

export const lightOf = (night: boolean) => (night ? NIGHT : DAY);

export type Light = typeof DAY | typeof NIGHT;
