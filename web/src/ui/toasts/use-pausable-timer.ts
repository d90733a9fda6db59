import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

interface PausableTimer {
  readonly pause: () => void;
  readonly resume: () => void;
}

/** Calls `done` after `ms` of unpaused time. */
export function usePausableTimer(ms: number, done: () => void): PausableTimer {
  const left = useRef(ms);
  const startedAt = useRef(0);
  const [running, setRunning] = useState(true);
  const end = useEffectEvent(done);

  useEffect(() => {
    if (!running) return;
    startedAt.current = Date.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - startedAt.current;
    };
  }, [running]);

  return { pause: useCallback(() => setRunning(false), []), resume: useCallback(() => setRunning(true), []) };
}
