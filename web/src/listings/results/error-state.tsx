import { Button } from '../../ui/button';
import styles from './results.module.css';

/** M160. It asks again in place; the second press in a row loads the page anew. */
export function ErrorState({ retry, tried }: { readonly retry: () => void; readonly tried: boolean }) {
  return (
    <section role="alert" className={styles.error}>
      <h2>Erreur</h2>
      <p>Impossible de charger les propriétés. Veuillez réessayer plus tard.</p>
      <Button look="dark" onClick={() => (tried ? window.location.reload() : retry())}>
        Réessayer
      </Button>
    </section>
  );
}
