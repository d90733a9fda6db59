import type { ReactNode } from 'react';
import styles from './tools.module.css';

interface ToolsProps {
  readonly filters: ReactNode;
  /** What may be done with the list. */
  readonly children?: ReactNode;
}

/** Between the title and the rows. */
export const Tools = ({ filters, children }: ToolsProps) => (
  <div className={styles.tools}>
    {filters}
    {children && <div className={styles.actions}>{children}</div>}
  </div>
);
