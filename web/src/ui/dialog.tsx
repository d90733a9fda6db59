import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { DialogFace } from './dialog-face';
import styles from './dialog.module.css';
import { useBackCloses } from './use-back-closes';

interface DialogProps {
  readonly open: boolean;
  readonly close: () => void;
  readonly title: string;
  readonly children: ReactNode;
}

/** The browser's own modal: it keeps the focus inside, closes on Esc and gives the focus back to its opener. */
export function Dialog({ open, close, title, children }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // Closed before it leaves the document: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const dialog = box.current;
    if (!open || !dialog) return;
    dialog.showModal();
    return () => dialog.close();
  }, [open]);

  const closeFromBackdrop = (event: MouseEvent) => {
    if (event.target === box.current) close();
  };
  return (
    // The backdrop is a mouse's shortcut: Esc and the close button are the keyboard's.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog ref={box} className={styles.dialog} aria-labelledby={titleId} onClose={close} onClick={closeFromBackdrop}>
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
