import { euros } from '../../shared/text/french';
import { maxPriceIsShown, upperPrice } from './listing-bounds';
import { amount } from './amounts';
import type { Filter } from './filter';

/** Euros; of a rental its rent per year. */
export const minPrice: Filter<number> = {
  parameters: ['minPrice'],
  about: 'euros ; un loyer est annuel',
  ...amount({ whole: true }),
  upTo: 'maxPrice',
  chips: (value, { price }) => [{ label: `${price} min ${euros(value)}` }],
  relaxed: {
    dropped: 'sans prix minimum',
    moved: (value, price) => `si ${price} minimum descend à ${euros(value)}`,
  },
};

export const maxPrice: Filter<number> = {
  parameters: ['maxPrice'],
  about: 'euros ; un loyer est annuel',
  ...amount({ whole: true }),
  bounded: upperPrice,
  chips: (value, { price, options }) =>
    maxPriceIsShown(value, options) ? [{ label: `${price} max ${euros(value)}` }] : [],
  relaxed: {
    dropped: 'sans prix maximum',
    moved: (value, price) => `si ${price} maximum monte à ${euros(value)}`,
  },
};
