import type { ListingPage } from '@pignon/domain/listings/read-models';
import { memo, Suspense } from 'react';
import { servedPart } from '../site/served-part';
import styles from './financing.module.css';

const SLOT = 'simulation';

const Simulator = servedPart(SLOT, () => import('./simulator'));

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
