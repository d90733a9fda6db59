import { leaseFacts } from '@pignon/domain/listings/display/lease-facts';
import type { ListingPage } from '@pignon/domain/listings/read-models';
import { FactList } from './fact-list';
import styles from './sections.module.css';

/** 'Données Bail' of what is to let, and of what is let already. */
export function LeaseBox({ page }: { readonly page: ListingPage }) {
  if (page.transactionType !== 'rental' && page.occupancyStatus !== 'occupied') return null;
  const facts = leaseFacts(page);
  if (facts.length === 0) return null;
  return (
    <section aria-labelledby="bail" className={styles.section}>
      <h2 id="bail">Données Bail</h2>
      <FactList facts={facts} />
    </section>
  );
}
