import { useCallback, useEffect, useRef, useState } from 'react';

/** Moves the focus to the step's heading when the visitor moved, not when a reload restored the step. */
export function useFocusOnMove() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [moves, setMoves] = useState(0);
  const moved = useCallback(() => setMoves((count) => count + 1), []);

  useEffect(() => {
    if (moves > 0) heading.current?.focus();
  }, [moves]);

  return { heading, moved };
}
