import type { Portrait } from './draw-portrait';

/** Of the invented advisers, by their number (advisers.ts). */
export const PORTRAITS: Readonly<Record<number, Portrait>> = {
  1: {
    skin: '#EBC4A6',
    shade: '#D6A585',
    hair: '#6E3B24',
    cut: 'bob',
    jacket: '#143C32',
    shirt: '#F4F1E8',
    wall: '#B9CFC6',
  },
  2: {
    skin: '#C68B62',
    shade: '#AD7450',
    hair: '#1E1714',
    cut: 'short',
    jacket: '#2B3A4A',
    shirt: '#E9EEF2',
    wall: '#E3C988',
    beard: true,
  },
  3: {
    skin: '#F0CDB4',
    shade: '#DBAE92',
    hair: '#B5793A',
    cut: 'bun',
    jacket: '#6A2C3A',
    shirt: '#F7EEE6',
    wall: '#D5DCE0',
    glasses: true,
  },
  4: {
    skin: '#8A5A3C',
    shade: '#724830',
    hair: '#17110E',
    cut: 'curls',
    jacket: '#12327A',
    shirt: '#F4F6F7',
    wall: '#E6D9C2',
  },
};
