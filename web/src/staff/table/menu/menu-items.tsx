import clsx from 'clsx';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { RowAction } from './row-action';
import styles from './row-menu.module.css';

interface MenuItemsProps {
  readonly actions: readonly RowAction[];
  readonly close: () => void;
}

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

const itemsOf = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []),
];

/** By arrows, Home and End; whoever goes on with Tab has done. */
export function MenuItems({ actions, close }: MenuItemsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => itemsOf(list.current)[0]?.focus({ preventScroll: true }), []);

  const press = (event: KeyboardEvent) => {
    // The list's own keys wait meanwhile.
    event.stopPropagation();
    const step = STEPS[event.key];
    if (event.key === 'Tab' || event.key === 'Escape') close();
    if (event.key === 'Escape') event.preventDefault();
    if (!step) return;
    event.preventDefault();
    const all = itemsOf(list.current);
    all[step(all.indexOf(document.activeElement as HTMLElement), all.length)]?.focus();
  };
  return (
    <div ref={list} role="none" onKeyDown={press}>
      {actions.map((action) => {
        const look = { role: 'menuitem', tabIndex: -1, className: clsx(styles.item, action.danger && styles.danger) };
        if (action.href === undefined)
          return (
            <button
              key={action.label}
              type="button"
              {...look}
              onClick={() => {
                close();
                action.press();
              }}
            >
              {action.label}
            </button>
          );
        if (!action.newTab)
          return (
            <Link key={action.label} {...look} href={action.href} onClick={close}>
              {action.label}
            </Link>
          );
        return (
          <a key={action.label} {...look} href={action.href} target="_blank" rel="noopener" onClick={close}>
            {action.label}
            <span className="visually-hidden"> (nouvel onglet)</span>
          </a>
        );
      })}
    </div>
  );
}
