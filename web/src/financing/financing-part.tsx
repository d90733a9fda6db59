import type { ListingPage } from '@pignon/domain/listings/read-models';
import { lazy, memo, Suspense } from 'react';
import { patiently } from '../lib/network/patiently';
import { whenNear } from '../lib/scroll/when-near';
import styles from './financing.module.css';

const SLOT = 'simulation';

// In the served HTML from the start; its code comes when the visitor comes near.
const Simulator = lazy(() => whenNear(`#${SLOT}`).then(() => patiently(() => import('./simulator'))));

/** M84: of what is for sale still. Remembers its page, as every part does that waits for its code. */
export const FinancingPart = memo(function FinancingPart({ page }: { readonly page: ListingPage }) {
  if (page.transactionType !== 'sale' || page.status !== 'available') return null;
  const { amount, loyerNetBailleurFacture, id } = page;
  return (
    <div id={SLOT} className={styles.slot}>
      <Suspense>
        <Simulator key={id} price={amount} annualNetRent={loyerNetBailleurFacture} />
      </Suspense>
    </div>
  );
});
