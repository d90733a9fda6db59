import { useEffect, useState } from 'react';

/** True a moment after the document has loaded: what may wait until nothing else does. */
export function useAfterLoad(calmMs = 1_000): boolean {
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const calm = () => {
      timer = setTimeout(() => setLoaded(true), calmMs);
    };
    if (document.readyState === 'complete') calm();
    else window.addEventListener('load', calm, { once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('load', calm);
    };
  }, [calmMs]);
  return loaded;
}
