import { cardsPath } from '../listings/search-paths';

/** A row. */
const SHOWN = 4;

export const WALLS_CARDS = cardsPath({ natures: ['murs'] }, 'newest', 1, SHOWN);
export const PREMISES_CARDS = cardsPath({ natures: ['commercial', 'boutique'] }, 'newest', 1, SHOWN);
