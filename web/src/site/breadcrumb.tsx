import { Link } from 'wouter';
import { paths } from './paths';
import styles from './breadcrumb.module.css';

interface Crumb {
  readonly label: string;
  readonly href: string;
}

/** Accueil > items > current page (M23). */
export function Breadcrumb({ items = [], current }: { readonly items?: readonly Crumb[]; readonly current: string }) {
  return (
    <nav aria-label="Fil d’Ariane" className={styles.breadcrumb}>
      <ol>
        {[{ label: 'Accueil', href: paths.home }, ...items].map(({ label, href }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
