import type { ListingPage } from '@pignon/domain/listings/read-models';
import { lazy, memo, Suspense } from 'react';
import { patiently } from '../../lib/network/patiently';
import { whenNear } from '../../lib/scroll/when-near';

const SLOT = 'mentions';

// In the served HTML from the start; its code comes when the visitor comes near.
const LegalBlock = lazy(() => whenNear(`#${SLOT}`).then(() => patiently(() => import('./legal-block'))));

export const LegalPart = memo(function LegalPart({ page }: { readonly page: ListingPage }) {
  return (
    <div id={SLOT}>
      <Suspense>
        <LegalBlock page={page} />
      </Suspense>
    </div>
  );
});
