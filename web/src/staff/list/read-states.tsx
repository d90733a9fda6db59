import type { ReactNode } from 'react';
import { StaffButton } from '../staff-button';
import { StaffReadFailed } from '../staff-get';
import styles from './read-states.module.css';

interface ReadStatesProps {
  /** 'Chargement des demandes...': of what this page is waiting for. */
  readonly loading: string;
  /** Older rows are still in sight: a failure leaves them their place. */
  readonly loaded: boolean;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** What stands in the place of what staff asked for. */
export function ReadStates({ loading, loaded, error, onRetry }: ReadStatesProps) {
  if (!error) return loaded ? null : <Skeleton>{loading}</Skeleton>;
  // The frame asks for the password then: one question at a time.
  if (error instanceof StaffReadFailed && error.status === 401) return null;
  return (
    <div className={loaded ? styles.slim : styles.notice} role="alert">
      <p>Impossible de charger les données.</p>
      <StaffButton onClick={onRetry}>Réessayer</StaffButton>
    </div>
  );
}

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** As high as the rows that it stands for. */
const Skeleton = ({ children }: { readonly children: string }) => (
  <div className={styles.skeleton}>
    <output className="visually-hidden">{children}</output>
    {ROWS.map((row) => (
      <div key={row} className={styles.bone} />
    ))}
  </div>
);

interface NoRowsProps {
  readonly filtered: boolean;
  /** 'Aucune livraison pour le moment.' */
  readonly none: string;
  /** 'Aucune livraison ne correspond à ces filtres.' */
  readonly noneLeft: string;
  readonly onReset: () => void;
  /** What fills an empty list. */
  readonly children?: ReactNode;
}

/** Nothing is there, and what may be done about it. */
export const NoRows = ({ filtered, none, noneLeft, onReset, children }: NoRowsProps) => (
  <div className={styles.notice}>
    <p>{filtered ? noneLeft : none}</p>
    {filtered ? <StaffButton onClick={onReset}>Réinitialiser les filtres</StaffButton> : children}
  </div>
);
