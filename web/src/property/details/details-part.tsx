import type { ListingPage } from '@pignon/domain/listings/read-models';
import { memo, Suspense } from 'react';
import { servedPart } from '../../site/served-part';
import styles from './sections.module.css';

const SLOT = 'details-du-bien';

const Details = servedPart(SLOT, () => import('./property-details'));

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
