import { Button } from '../ui/button';
import styles from './gate.module.css';
import type { Opening } from './use-opening';

/** What whoever came by a mailed link sees instead of the registration. */
export const OpenFile = ({ opening, children }: { readonly opening: Opening; readonly children: string }) => (
  <>
    <h2 id="acces">Votre accès est prêt</h2>
    <p>{children}</p>
    <Button busy={opening.busy} busyLabel="Ouverture en cours..." onClick={() => void opening.open()}>
      Ouvrir le dossier
    </Button>
    <OpeningFailure opening={opening} />
  </>
);

export const OpeningFailure = ({ opening: { failure } }: { readonly opening: Opening }) => (
  <p role="alert" className={styles.failure}>
    {failure}
  </p>
);
