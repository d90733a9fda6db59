import type { ListingPage } from '@pignon/domain/listings/read-models';
import { lazy, memo, Suspense } from 'react';
import { patiently } from '../../lib/network/patiently';
import { whenNear } from '../../lib/scroll/when-near';
import styles from './sections.module.css';

const SLOT = 'details-du-bien';

// In the served HTML from the start; its code comes when the visitor comes near.
const Details = lazy(() => whenNear(`#${SLOT}`).then(() => patiently(() => import('./property-details'))));

/** Remembers its page: a part that waits for its code must not hear of changes that do not concern it. */
export const DetailsPart = memo(function DetailsPart({ page }: { readonly page: ListingPage }) {
  return (
    <div id={SLOT} className={styles.content}>
      <Suspense>
        <Details page={page} />
      </Suspense>
    </div>
  );
});
