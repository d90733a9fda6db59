import type { ListingPage } from '@pignon/domain/listings/read-models';
import { Suspense } from 'react';
import { servedPart } from '../../site/served-part';

const SLOT = 'plans-film-et-visite';

const MediaLinks = servedPart(SLOT, () => import('./media-links'));

/** Few properties have any: the others do not load what shows them. */
export function MediaPart({ page }: { readonly page: ListingPage }) {
  const { planUrls, videoUrl, visitUrl } = page;
  if (planUrls.length === 0 && videoUrl === null && visitUrl === null) return null;
  return (
    <div id={SLOT}>
      <Suspense>
        <MediaLinks page={page} />
      </Suspense>
    </div>
  );
}
