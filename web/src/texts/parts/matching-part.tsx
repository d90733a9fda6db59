import { lazy, memo, Suspense } from 'react';
import { patiently } from '../../lib/network/patiently';
import { whenNear } from '../../lib/scroll/when-near';
import type { MatchingListingsProps } from '../../catalogue/cards/matching-listings';

const SLOT = 'biens-du-sujet';

// In the served HTML from the start; its code comes when the visitor comes near.
const MatchingListings = lazy(() =>
  whenNear(`#${SLOT}`).then(() => patiently(() => import('../../catalogue/cards/matching-listings'))),
);

export const MatchingPart = memo(function MatchingPart(props: MatchingListingsProps) {
  return (
    <div id={SLOT}>
      <Suspense>
        <MatchingListings {...props} />
      </Suspense>
    </div>
  );
});
