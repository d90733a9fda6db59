// A row of the newest, as cardsPath writes it: these pages do without the codec of search addresses.
export const WALLS_CARDS = '/api/properties/search?type=murs&pageSize=4&facets=0';
export const PREMISES_CARDS = '/api/properties/search?type=commercial,boutique&pageSize=4&facets=0';
