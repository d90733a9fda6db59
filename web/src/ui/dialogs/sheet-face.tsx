import type { DOMAttributes, ReactNode } from 'react';
import { CloseButton } from './close-button';
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
      <CloseButton close={close} />
    </div>
    <div className={styles.body}>{children}</div>
    <div className={styles.actions}>{actions}</div>
  </div>
);
