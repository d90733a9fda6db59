import type { ReactNode } from 'react';
import { DialogFace } from './dialog-face';
import styles from './dialog.module.css';
import { useBackCloses } from './use-back-closes';
import { useModal } from './use-modal';

interface DialogProps {
  readonly open: boolean;
  readonly close: () => void;
  readonly title: string;
  readonly children: ReactNode;
}

export function Dialog({ open, close, title, children }: DialogProps) {
  const { titleId, modal, closeFromBackdrop } = useModal(open, close);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog {...modal} className={styles.dialog} aria-labelledby={titleId} onClick={closeFromBackdrop}>
      {open && (
        <DialogFace titleId={titleId} title={title} close={close}>
          <BackCloses close={close} />
          {children}
        </DialogFace>
      )}
    </dialog>
  );
}

/** For as long as the dialog is open. */
function BackCloses({ close }: Pick<DialogProps, 'close'>) {
  useBackCloses(close);
  return null;
}
