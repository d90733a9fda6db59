import { Button } from '../ui/button';
import styles from '../site/page-states.module.css';

/** A chunk was already asked for again and again: only a new document can bring another one. */
export function PageCrashed() {
  return (
    <main id="contenu" className={styles.crashed} role="alert">
      <h1>Erreur</h1>
      <p>Cette page n’a pas pu s’afficher. Vérifiez votre connexion, puis réessayez.</p>
      <Button look="dark" onClick={() => window.location.reload()}>
        Réessayer
      </Button>
    </main>
  );
}
