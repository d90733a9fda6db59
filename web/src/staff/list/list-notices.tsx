import { StaffButton } from '../staff-button';
import styles from './list-notices.module.css';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** As high as the rows that it stands for. */
export const JournalSkeleton = () => (
  <div className={styles.skeleton}>
    <output className="visually-hidden">Chargement des livraisons...</output>
    {ROWS.map((row) => (
      <div key={row} className={styles.bone} />
    ))}
  </div>
);

interface JournalFailedProps {
  /** Older rows are still in sight: the notice leaves them their place. */
  readonly slim: boolean;
  readonly onRetry: () => void;
}

export const JournalFailed = ({ slim, onRetry }: JournalFailedProps) => (
  <div className={slim ? styles.slim : styles.notice} role="alert">
    <p>Impossible de charger les données.</p>
    <StaffButton onClick={onRetry}>Réessayer</StaffButton>
  </div>
);

interface JournalEmptyProps {
  readonly filtered: boolean;
  readonly onReset: () => void;
}

export const JournalEmpty = ({ filtered, onReset }: JournalEmptyProps) => (
  <div className={styles.notice}>
    <p>{filtered ? 'Aucune livraison ne correspond à ces filtres.' : 'Aucune livraison pour le moment.'}</p>
    {filtered && <StaffButton onClick={onReset}>Réinitialiser les filtres</StaffButton>}
  </div>
);
