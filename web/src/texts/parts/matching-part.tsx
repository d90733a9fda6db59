import { memo, Suspense } from 'react';
import { servedPart } from '../../site/served-part';
import type { MatchingListingsProps } from '../../catalogue/cards/matching-listings';

const SLOT = 'biens-du-sujet';

const MatchingListings = servedPart(SLOT, () => import('../../catalogue/cards/matching-listings'));

export const MatchingPart = memo(function MatchingPart(props: MatchingListingsProps) {
  return (
    <div id={SLOT}>
      <Suspense>
        <MatchingListings {...props} />
      </Suspense>
    </div>
  );
});
