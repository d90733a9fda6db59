import { useEffect } from 'react';
import { cameByLink } from './arrival';

/** A link followed inside the site has met no server: asking it gives the true answer, and its visit is logged. */
export function useTrueAnswer(): void {
  useEffect(() => {
    if (cameByLink() && navigator.onLine) window.location.reload();
  }, []);
}
