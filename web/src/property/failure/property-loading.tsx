import Building2 from 'lucide-react/icons/building-2';
import styles from './property-states.module.css';

/** M75. */
export function PropertyLoading() {
  return (
    <main id="contenu" className={styles.loading} aria-busy="true">
      <Building2 size={32} strokeWidth={1.75} aria-hidden="true" />
      <h1>Chargement des détails de la propriété...</h1>
    </main>
  );
}
