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
    <button type="button" className={styles.open} title={title} data-opens="" onClick={() => open(id)}>
      {children}
    </button>
  );
}

interface RowLinkProps extends RowButtonProps {
  /** Its page, for another tab: a plain press opens the row here. */
  readonly href: string;
}

export function RowLink({ id, href, title, children }: RowLinkProps) {
  const open = useContext(OpenRow);
  return (
    <a
      href={href}
      className={styles.open}
      title={title}
      data-opens=""
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        open(id);
      }}
    >
      {children}
    </a>
  );
}

/** Below what a cell says, smaller. */
export const Under = ({ children }: { readonly children: ReactNode }) => (
  <small className={styles.under}>{children}</small>
);
