import { Button } from '../../ui/button';
import styles from './late-section.module.css';

/** M26, M29: the page is loaded again. */
export const Retry = ({ text }: { readonly text: string }) => (
  <div role="alert" className={styles.message}>
    <p>{text}</p>
    <Button look="ghost" onClick={() => window.location.reload()}>
      Réessayer
    </Button>
  </div>
);
