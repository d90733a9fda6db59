import { createContext, type ReactNode, useContext } from 'react';
import styles from './staff-table.module.css';

/** Opens a row's drawer. */
export const OpenRow = createContext<(id: string) => void>(() => {});

interface RowButtonProps {
  readonly id: string;
  readonly title?: string;
  readonly children: ReactNode;
}

/** A press anywhere on the row is a press on this one. */
export function RowButton({ id, title, children }: RowButtonProps) {
  const open = useContext(OpenRow);
  return (
    <button type="button" className={styles.open} title={title} onClick={() => open(id)}>
      {children}
    </button>
  );
}

/** Below what a cell says, smaller. */
export const Under = ({ children }: { readonly children: ReactNode }) => (
  <small className={styles.under}>{children}</small>
);
