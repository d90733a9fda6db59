import { yieldFacts } from '@pignon/domain/financing/yields';
import type { ListingPage } from '@pignon/domain/listings/read-models';
import { FactList } from './fact-list';
import styles from './sections.module.css';

/** Each with the formula that it comes from. */
export function Yields({ page }: { readonly page: ListingPage }) {
  const facts = yieldFacts(page);
  if (facts.length === 0) return null;
  return (
    <section aria-labelledby="rendement" className={styles.section}>
      <h2 id="rendement">Rendement</h2>
      <FactList facts={facts} />
    </section>
  );
}
