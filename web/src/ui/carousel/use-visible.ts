import { type RefObject, useEffect, useState } from 'react';

/** How many slides its style sheet shows at once (`--visible`); null until that is known. */
export function useVisible(track: RefObject<HTMLElement | null>, one: boolean): number | null {
  const [visible, setVisible] = useState<number | null>(one ? 1 : null);
  useEffect(() => {
    const row = track.current;
    if (!row || one) return;
    const sizes = new ResizeObserver(() =>
      setVisible(Number(getComputedStyle(row).getPropertyValue('--visible')) || 1),
    );
    sizes.observe(row);
    return () => sizes.disconnect();
  }, [track, one]);
  return visible;
}
