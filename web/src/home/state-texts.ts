/** M26, M29: said by a block before its code is there, and by its code. */
export const WALLS_WAITING = 'Chargement des biens...';
export const WALLS_FAILED = 'Impossible de charger les biens immobiliers';
export const OFFERS_WAITING = 'Chargement des biens off market...';
export const OFFERS_FAILED = 'Impossible de charger les biens off market';
