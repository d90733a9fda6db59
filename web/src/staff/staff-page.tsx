import type { ReactNode } from 'react';
import styles from './staff-page.module.css';

interface StaffPageProps {
  readonly title: string;
  /** Below the title. */
  readonly note?: string;
  /** Beside the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page within the frame: its heading, and what it shows below one another. */
export const StaffPage = ({ title, note, actions, children }: StaffPageProps) => (
  <div className={styles.page}>
    <header className={styles.head}>
      <div>
        <h1>{title}</h1>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {actions}
    </header>
    {children}
  </div>
);
