import type { ListingCard } from '@pignon/domain/listings/read-models';

/** M116: what a search engine reads of the list. Positions and canonical paths; each page says the rest itself. */
export const itemListJsonLd = (cards: readonly ListingCard[]) => ({
  '@type': 'ItemList',
  numberOfItems: cards.length,
  itemListElement: cards.map(({ path, title }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: path,
    name: title,
  })),
});
