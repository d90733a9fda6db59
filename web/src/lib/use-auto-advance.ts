import { useCallback, useEffect, useState } from 'react';

interface AutoAdvance {
  readonly active: boolean;
  readonly every: number;
  readonly next: () => void;
}

/** Advances while active, not held and in a visible tab. */
export function useAutoAdvance({ active, every, next }: AutoAdvance): {
  readonly hold: () => void;
  readonly release: () => void;
} {
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (!active || held) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') next();
    }, every);
    return () => clearInterval(timer);
  }, [active, held, every, next]);

  return { hold: useCallback(() => setHeld(true), []), release: useCallback(() => setHeld(false), []) };
}
