import { type RefObject, useLayoutEffect } from 'react';

const EDGE = 8;

/** While it is open a menu stands by what was pressed; it goes when that is scrolled away from it. */
export function useBeside(
  menu: RefObject<HTMLElement | null>,
  pressed: RefObject<HTMLElement | null>,
  open: boolean,
): void {
  useLayoutEffect(() => {
    const shown = menu.current;
    if (!open || !shown || !pressed.current) return undefined;
    place(shown, pressed.current);
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !shown.contains(target)) shown.hidePopover();
    };
    window.addEventListener('scroll', leave, true);
    return () => window.removeEventListener('scroll', leave, true);
  }, [open, menu, pressed]);
}

/** Under it, above it where there is no room, and never beyond the window. */
function place(menu: HTMLElement, pressed: HTMLElement): void {
  const { right, top, bottom } = pressed.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = menu;
  const { innerWidth, innerHeight } = window;
  const wanted = bottom + height + EDGE <= innerHeight ? bottom : top - height;
  menu.style.top = `${Math.max(EDGE, Math.min(wanted, innerHeight - height - EDGE))}px`;
  menu.style.left = `${Math.max(EDGE, Math.min(right, innerWidth - EDGE) - width)}px`;
}
