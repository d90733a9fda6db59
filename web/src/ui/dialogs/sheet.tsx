import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { SheetFace } from './sheet-face';
import styles from './sheet.module.css';
import { useBackCloses } from './use-back-closes';
import { useModal } from './use-modal';

interface SheetProps {
  readonly close: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Stays in sight below what scrolls. */
  readonly actions: ReactNode;
}

/** Dragged down past this, a bottom sheet closes. */
const CLOSES_AFTER_PX = 100;

/** At the side of the screen, at its bottom on a phone. Exists while it is open. */
export function Sheet({ close, title, children, actions }: SheetProps) {
  const { titleId, modal, closeFromBackdrop } = useModal(true, close);
  const { pulled, handlers } = useDragDown(close);
  useBackCloses(close);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      {...modal}
      className={styles.sheet}
      style={{ translate: `0 ${pulled}px` }}
      aria-labelledby={titleId}
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
