import { useEffect, useEffectEvent, useMemo, useState } from 'react';

interface AutoAdvance {
  readonly active: boolean;
  readonly every: number;
  readonly next: () => void;
}

/** For the element that waits while somebody points at it or has the focus in it. */
export interface Waiting {
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/** Advances while active and in a visible tab; pointer and focus each hold it, whatever the other does (F57). */
export function useAutoAdvance({ active, every, next }: AutoAdvance): Waiting {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = pointed || focused;

  const advance = useEffectEvent(next);
  useEffect(() => {
    if (!active || held) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') advance();
    }, every);
    return () => clearInterval(timer);
  }, [active, held, every]);

  return useMemo(
    () => ({
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    }),
    [],
  );
}
