import { Link } from 'wouter';
import { paths } from '../site/paths';
import styles from './listing-page.module.css';

/** M65. */
export const MoreLinks = () => (
  <nav aria-label="Aller plus loin" className={styles.links}>
    <Link href={paths.listings}>Voir tous nos biens</Link>
    <Link href={paths.blog}>Voir tout le blog</Link>
  </nav>
);
