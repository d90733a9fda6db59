import { type MouseEvent, useId, useLayoutEffect, useRef } from 'react';

/** The browser's own modal: it keeps the focus inside, closes on Esc and gives the focus back to its opener. */
export function useModal(open: boolean, close: () => void) {
  const box = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // Closed before it leaves the document: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const dialog = box.current;
    if (!open || !dialog) return;
    dialog.showModal();
    return () => dialog.close();
  }, [open]);

  return {
    titleId,
    modal: { ref: box, onClose: close },
    /** The backdrop is a mouse's shortcut: Esc and the close button are the keyboard's. */
    closeFromBackdrop: (event: MouseEvent) => {
      if (event.target === box.current) close();
    },
  };
}
