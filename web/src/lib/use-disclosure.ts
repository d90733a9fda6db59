import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';

interface Disclosure<Panel extends HTMLElement> {
  readonly open: boolean;
  readonly toggle: () => void;
  /** Holds the button and what it opens. */
  readonly region: RefObject<Panel | null>;
  readonly button: RefObject<HTMLButtonElement | null>;
}

/** A button that opens a part of the navigation: Esc, a click elsewhere, leaving by Tab and a navigation close it. */
export function useDisclosure<Region extends HTMLElement>(): Disclosure<Region> {
  const [path] = useLocation();
  // Open on the page where it was opened: a navigation closes it.
  const [openOn, setOpenOn] = useState<string>();
  const open = openOn === path;
  const region = useRef<Region>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !region.current?.contains(target)) setOpenOn(undefined);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      setOpenOn(undefined);
      button.current?.focus();
    };
    const owner = region.current;
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    owner?.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      owner?.removeEventListener('keydown', escape);
    };
  }, [open]);

  const toggle = useCallback(() => setOpenOn((was) => (was === path ? undefined : path)), [path]);
  return { open, toggle, region, button };
}
