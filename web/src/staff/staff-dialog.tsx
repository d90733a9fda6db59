import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './staff-dialog.module.css';

interface StaffDialogProps {
  readonly title: string;
  readonly shape: 'drawer' | 'box';
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The browser's own dialog: it keeps the focus, closes on Escape, and gives the focus back. */
export function StaffDialog({ title, shape, onClose, children }: StaffDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);

  return (
    // The dialog fills its inside: only a press beside it lands on the element itself.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles[shape]}
      aria-labelledby={titleId}
      onClose={() => dialog.current?.open || onClose()}
      // The second press of a double click may land here once a dialog that stood above is gone.
      onClick={(event) => event.detail < 2 && event.target === dialog.current && dialog.current?.close()}
    >
      <div className={styles.inside}>
        <header className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <button type="button" className={styles.close} aria-label="Fermer" onClick={() => dialog.current?.close()}>
            <X size={20} strokeWidth={1.75} aria-hidden="true" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
