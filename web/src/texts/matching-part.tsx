import { lazy, memo, Suspense } from 'react';
import { patiently } from '../lib/patiently';
import { whenNear } from '../lib/when-near';
import type { MatchingListingsProps } from './matching-listings';

const SLOT = 'biens-du-sujet';

// In the served HTML from the start; its code comes when the visitor comes near.
const MatchingListings = lazy(() => whenNear(`#${SLOT}`).then(() => patiently(() => import('./matching-listings'))));

export const MatchingPart = memo(function MatchingPart(props: MatchingListingsProps) {
  return (
    <div id={SLOT}>
      <Suspense>
        <MatchingListings {...props} />
      </Suspense>
    </div>
  );
});
