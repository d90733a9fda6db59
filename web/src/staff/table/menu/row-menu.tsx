import Ellipsis from 'lucide-react/icons/ellipsis';
import { useId, useRef, useState } from 'react';
import { MenuItems } from './menu-items';
import type { RowAction } from './row-action';
import styles from './row-menu.module.css';
import { useBeside } from './use-beside';

interface RowMenuProps {
  /** What a screen reader calls the row. */
  readonly name: string;
  /** Asked once it opens. */
  readonly actions: () => readonly RowAction[];
}

/** What may be done with one row, under a button of it. Above everything, so that no edge of a table cuts it off. */
export function RowMenu({ name, actions }: RowMenuProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  useBeside(menu, button, open);
  const close = () => {
    menu.current?.hidePopover();
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={`Actions : ${name}`}
        aria-haspopup="menu"
        aria-expanded={open}
        popoverTarget={id}
      >
        <Ellipsis size={20} strokeWidth={2} aria-hidden="true" />
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        aria-label={`Actions : ${name}`}
        className={styles.menu}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {open && <MenuItems actions={actions()} close={close} />}
      </div>
    </>
  );
}
