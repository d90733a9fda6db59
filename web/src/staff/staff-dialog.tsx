import type { ReactNode } from 'react';
import { CloseButton } from '../ui/dialogs/close-button';
import { useModal } from '../ui/dialogs/use-modal';
import styles from './staff-dialog.module.css';

interface StaffDialogProps {
  readonly title: string;
  readonly shape: 'drawer' | 'box';
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Exists while it is open. */
export function StaffDialog({ title, shape, onClose, children }: StaffDialogProps) {
  const { titleId, modal, closeFromBackdrop } = useModal(true, onClose);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      {...modal}
      // Whoever opened it may have a question first.
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => modal.ref.current?.open || onClose()}
      className={styles[shape]}
      aria-labelledby={titleId}
      // The second press of a double click may land here once a dialog that stood above is gone.
      onClick={(event) => event.detail < 2 && closeFromBackdrop(event)}
    >
      <div className={styles.inside}>
        <header className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <CloseButton close={onClose} size={20} className={styles.close} />
        </header>
        {children}
      </div>
    </dialog>
  );
}
