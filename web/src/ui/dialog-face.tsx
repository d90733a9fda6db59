import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './dialog.module.css';

interface DialogFaceProps {
  readonly titleId: string;
  readonly title: string;
  readonly close: () => void;
  readonly children: ReactNode;
}

/** What is seen of a dialog. */
export const DialogFace = ({ titleId, title, close, children }: DialogFaceProps) => (
  <div className={styles.inside}>
    <h2 id={titleId} className={styles.title}>
      {title}
    </h2>
    <button type="button" className={styles.close} aria-label="Fermer" onClick={close}>
      <X size={22} strokeWidth={1.75} aria-hidden="true" />
    </button>
    {children}
  </div>
);
