import type { ReactNode } from 'react';
import { StaffButton } from '../staff-button';
import { StaffDialog } from '../staff-dialog';
import styles from './drawer.module.css';

interface DrawerProps {
  readonly title: string;
  readonly onClose: () => void;
  /** Of a drawer that asks the server for what it shows. */
  readonly reading?: {
    /** 'Chargement de la livraison...' */
    readonly loading: string;
    readonly loaded: boolean;
    readonly error: unknown;
    readonly onRetry: () => void;
  };
  readonly children: ReactNode;
}

/** One record beside its list, over it on a phone. */
export const Drawer = ({ title, onClose, reading, children }: DrawerProps) => (
  <StaffDialog title={title} shape="drawer" onClose={onClose}>
    {reading && !reading.loaded && !reading.error && <output>{reading.loading}</output>}
    {reading && !reading.loaded && Boolean(reading.error) && (
      <div role="alert" className={styles.failed}>
        <p>Impossible de charger les données.</p>
        <StaffButton onClick={reading.onRetry}>Réessayer</StaffButton>
      </div>
    )}
    {children}
  </StaffDialog>
);
