import { useEffect, useState } from 'react';

const CALM_MS = 1_000;

/** True a moment after the document has loaded: what may wait until nothing else does. */
export function useAfterLoad(): boolean {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const calm = () => {
      timer = setTimeout(() => setLoaded(true), CALM_MS);
    };
    if (document.readyState === 'complete') calm();
    else window.addEventListener('load', calm, { once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('load', calm);
    };
  }, []);
  return loaded;
}
