import type { ListingState } from '@pignon/domain/listings/listing-url';
import { Link } from 'wouter';
import { paths } from '../app/paths';
import styles from './listing-page.module.css';

/** M65. */
export function MoreLinks({ state }: { readonly state: ListingState }) {
  const filtered = Object.keys(state.criteria).length > 0;
  return (
    <nav aria-label="Aller plus loin" className={styles.links}>
      {filtered && <Link href={paths.listings}>Voir tous nos biens</Link>}
      <Link href={paths.blog}>Voir tout le blog</Link>
    </nav>
  );
}
