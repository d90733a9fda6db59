import type { Post } from '@pignon/domain/blog/post';
import { RELATED_PROPERTIES, relatedSearch } from '@pignon/domain/blog/related-search';
import { listingUrl, readListingUrl, withCriteria } from '@pignon/domain/listings/listing-url';
import { paths } from '../app/paths';
import { cardsPath } from '../listings/search-paths';
import MatchingListings from '../texts/matching-listings';

export default function RelatedProperties({ post }: { readonly post: Pick<Post, 'title' | 'tags'> }) {
  const criteria = relatedSearch(post);
  return (
    <MatchingListings
      heading="Des biens en rapport"
      cards={cardsPath(criteria, 'newest', 1, RELATED_PROPERTIES)}
      href={listingUrl(withCriteria(readListingUrl(paths.listings), criteria))}
    />
  );
}
