import type { ReactNode } from 'react';
import { CloseButton } from './close-button';
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
    <CloseButton close={close} className={styles.close} />
    {children}
  </div>
);
