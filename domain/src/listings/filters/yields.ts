import { frenchNumber } from '../../shared/text/french';
import { amount } from './amounts';
import type { Filter } from './filter';

const HIGHEST_PERCENT = 100;
const percent = (value: number): string => `${frenchNumber(value)}\u00a0%`;

export const minYield: Filter<number> = {
  parameters: ['minYield'],
  about: '%',
  ...amount({ most: HIGHEST_PERCENT }),
  upTo: 'maxYield',
  chips: (value) => [{ label: `≥\u00a0${percent(value)}` }],
  relaxed: {
    dropped: 'sans rendement minimum',
    moved: (value) => `si le rendement descend à ${percent(value)}`,
  },
};

/** For the chat. */
export const maxYield: Filter<number> = {
  parameters: ['maxYield'],
  about: '%',
  callsOnly: true,
  ...amount({ most: HIGHEST_PERCENT }),
};
