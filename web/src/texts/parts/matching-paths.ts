// A row of the newest that can still be had (a named transaction leaves out what is gone), as cardsPath writes it: these
// pages do without the codec of search addresses.
export const WALLS_CARDS = '/api/properties/search?transactionType=sale,rental&type=murs&pageSize=4&facets=0';
export const PREMISES_CARDS =
  '/api/properties/search?transactionType=sale,rental&type=commercial,boutique&pageSize=4&facets=0';
