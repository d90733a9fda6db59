import { surfaceFacts } from '@pignon/domain/listings/display/page-facts';
import type { ListingPage } from '@pignon/domain/listings/read-models';
import { FactList } from './fact-list';
import styles from './sections.module.css';

export function SurfaceDetails({ page }: { readonly page: ListingPage }) {
  const facts = surfaceFacts(page);
  if (facts.length === 0) return null;
  return (
    <section aria-labelledby="surface" className={styles.section}>
      <h2 id="surface">Détails de surface</h2>
      <FactList facts={facts} />
    </section>
  );
}
