import styles from './page-states.module.css';

/** Shows only what takes more than 200 ms. */
export function PageLoading() {
  return (
    <main id="contenu" className={styles.loading} aria-busy="true">
      <p className="visually-hidden">Chargement de la page…</p>
    </main>
  );
}
