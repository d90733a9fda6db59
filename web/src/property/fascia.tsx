import { TRANSACTION_LABELS } from '@pignon/domain/listings/listing-names';
import { NATURE_LABELS } from '@pignon/domain/listings/nature';
import type { ListingPage } from '@pignon/domain/listings/read-models';
import styles from './shop-front.module.css';

interface FasciaProps {
  readonly page: ListingPage;
  readonly gone: string | null;
}

/** The signs above the window. */
export const Fascia = ({ page: { nature, transactionType, mandat, confidential, draft }, gone }: FasciaProps) => (
  <ul className={styles.fascia} aria-label="En bref">
    <li className={styles.sign}>{NATURE_LABELS[nature]}</li>
    {transactionType === 'rental' && <li className={styles.badge}>{TRANSACTION_LABELS.rental}</li>}
    {confidential && !draft && <li className={styles.offMarket}>Off-market</li>}
    {mandat === 'exclu' && <li className={styles.exclusive}>Exclusivité</li>}
    {gone && <li className={styles.badge}>{gone}</li>}
  </ul>
);
