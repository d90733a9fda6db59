import type { Post } from '@pignon/domain/blog/post';
import { RELATED_PROPERTIES, relatedSearch } from '@pignon/domain/blog/related-search';
import { listingUrl, readListingUrl, withCriteria } from '@pignon/domain/listings/search/listing-url';
import { TRANSACTION_TYPES } from '@pignon/domain/listings/property-fields';
import type { ReactNode } from 'react';
import { paths } from '../site/paths';
import { cardsPath } from '../catalogue/search-paths';
import MatchingListings from '../catalogue/cards/matching-listings';

interface RelatedPropertiesProps {
  readonly post: Pick<Post, 'title' | 'tags'>;
  readonly waiting: ReactNode;
}

export default function RelatedProperties({ post, waiting }: RelatedPropertiesProps) {
  const criteria = relatedSearch(post);
  // Naming a transaction leaves out what is sold or let.
  const available = { ...criteria, transactions: criteria.transactions ?? TRANSACTION_TYPES };
  return (
    <MatchingListings
      heading="Des biens en rapport"
      cards={cardsPath(available, 'newest', 1, RELATED_PROPERTIES)}
      waiting={waiting}
      href={listingUrl(withCriteria(readListingUrl(paths.listings), criteria))}
    />
  );
}
