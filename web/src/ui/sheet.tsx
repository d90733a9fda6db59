import { type MouseEvent, type PointerEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { SheetFace } from './sheet-face';
import styles from './sheet.module.css';
import { useBackCloses } from './use-back-closes';

interface SheetProps {
  readonly close: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Stays in sight below what scrolls. */
  readonly actions: ReactNode;
}

/** Dragged down past this, a bottom sheet closes. */
const CLOSES_AFTER_PX = 100;

/**
 * The browser's own modal at the side of the screen, at its bottom on a phone. Exists while it is open: the focus stays
 * inside and goes back to the opener.
 */
export function Sheet({ close, title, children, actions }: SheetProps) {
  const box = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { pulled, handlers } = useDragDown(close);
  useBackCloses(close);

  // Closed before it leaves the document: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);

  const closeFromBackdrop = (event: MouseEvent) => {
    if (event.target === box.current) close();
  };
  return (
    // The backdrop is a mouse's shortcut: Esc and the close button are the keyboard's.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={box}
      className={styles.sheet}
      style={{ translate: `0 ${pulled}px` }}
      aria-labelledby={titleId}
      onClose={close}
      onClick={closeFromBackdrop}
    >
      <SheetFace titleId={titleId} title={title} close={close} actions={actions} pull={handlers}>
        {children}
      </SheetFace>
    </dialog>
  );
}

/** A finger on the sheet's head pulls it down. */
function useDragDown(close: () => void) {
  const from = useRef<number | null>(null);
  const [pulled, setPulled] = useState(0);
  const end = (event: PointerEvent) => {
    if (from.current === null) return;
    const far = event.type === 'pointerup' && event.clientY - from.current > CLOSES_AFTER_PX;
    from.current = null;
    if (far) close();
    else setPulled(0);
  };
  return {
    pulled,
    handlers: {
      onPointerDown(event: PointerEvent) {
        const onButton = event.target instanceof Element && event.target.closest('button') !== null;
        if (onButton || !window.matchMedia('(max-width: 767px)').matches) return;
        from.current = event.clientY;
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove(event: PointerEvent) {
        if (from.current !== null) setPulled(Math.max(0, event.clientY - from.current));
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  };
}
