import type { FallbackProps } from 'react-error-boundary';
import { Button } from '../ui/button';
import styles from './page-states.module.css';

export function PageCrashed({ resetErrorBoundary }: FallbackProps) {
  return (
    <main id="contenu" className={styles.crashed} role="alert">
      <h1>Erreur</h1>
      <p>Cette page n’a pas pu s’afficher. Vérifiez votre connexion, puis réessayez.</p>
      <Button look="dark" onClick={resetErrorBoundary}>
        Réessayer
      </Button>
    </main>
  );
}
