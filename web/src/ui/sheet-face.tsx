import { X } from 'lucide-react';
import type { DOMAttributes, ReactNode } from 'react';
import styles from './sheet.module.css';

interface SheetFaceProps {
  readonly titleId: string;
  readonly title: string;
  readonly close: () => void;
  readonly children: ReactNode;
  /** Stays in sight below what scrolls. */
  readonly actions: ReactNode;
  /** The head is where a finger pulls. */
  readonly pull?: DOMAttributes<HTMLDivElement>;
}

/** What is seen of a sheet. */
export const SheetFace = ({ titleId, title, close, children, actions, pull }: SheetFaceProps) => (
  <div className={styles.inside}>
    <div className={styles.head} {...pull}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <button type="button" className={styles.close} aria-label="Fermer" onClick={close}>
        <X size={22} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </div>
    <div className={styles.body}>{children}</div>
    <div className={styles.actions}>{actions}</div>
  </div>
);
