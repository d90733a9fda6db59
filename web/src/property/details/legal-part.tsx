import type { ListingPage } from '@pignon/domain/listings/read-models';
import { memo, Suspense } from 'react';
import { servedPart } from '../../site/served-part';

const SLOT = 'mentions';

const LegalBlock = servedPart(SLOT, () => import('./legal-block'));

export const LegalPart = memo(function LegalPart({ page }: { readonly page: ListingPage }) {
  return (
    <div id={SLOT}>
      <Suspense>
        <LegalBlock page={page} />
      </Suspense>
    </div>
  );
});
