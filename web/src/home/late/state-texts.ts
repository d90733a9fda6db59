/** M26, M29, M35: said by a block before its code is there, and by its code. */
export const WALLS_WAITING = 'Chargement des biens...';
export const WALLS_FAILED = 'Impossible de charger les biens immobiliers';
export const OFFERS_WAITING = 'Chargement des biens off market...';
export const OFFERS_FAILED = 'Impossible de charger les biens off market';
export const SOLD_WAITING = 'Chargement des transactions...';
export const SOLD_FAILED = 'Impossible de charger les propriétés vendues';
