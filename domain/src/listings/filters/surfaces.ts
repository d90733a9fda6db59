import { frenchNumber } from '../../shared/text/french';
import { upperSurface } from './listing-bounds';
import { amount } from './amounts';
import type { Filter } from './filter';

const squareMetres = (value: number): string => `${frenchNumber(value)}\u00a0m²`;

/** m². Of pages, 'minSurface' is read and ignored (M49, F03). */
export const minSurface: Filter<number> = {
  parameters: ['minSurfaceRange', 'minSurface'],
  about: 'm²',
  ...amount(),
  upTo: 'maxSurface',
  chips: (value) => [{ label: `Surface min ${squareMetres(value)}` }],
  relaxed: {
    dropped: 'sans surface minimum',
    moved: (value) => `si la surface descend à ${squareMetres(value)}`,
  },
};

export const maxSurface: Filter<number> = {
  parameters: ['maxSurfaceRange', 'maxSurface'],
  about: 'm²',
  ...amount(),
  bounded: upperSurface,
  chips: (value) => [{ label: `Surface max ${squareMetres(value)}` }],
  relaxed: {
    dropped: 'sans surface maximum',
    moved: (value) => `si la surface monte à ${squareMetres(value)}`,
  },
};
