import type { ReactNode } from 'react';
import styles from '../form.module.css';

interface ReadingProps {
  /** What the house makes of what is typed; nothing: it makes nothing of it. */
  readonly text: string | null;
  readonly children: ReactNode;
}

/** A field, and below it what was understood. */
export const Reading = ({ text, children }: ReadingProps) => (
  <div>
    {children}
    {text && <p className={styles.reading}>{text}</p>}
  </div>
);
