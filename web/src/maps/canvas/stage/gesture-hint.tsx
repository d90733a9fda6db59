import { useEffect, useState } from 'react';
import { wheelZooms } from './gestures';
import styles from './map-canvas.module.css';
import { useMap } from './map-context';

const SHOWN_MS = 1_600;
const APPLE = /Mac|iPhone|iPad/;

/** Says how the map is moved when a gesture went to the page instead. Only for those who see: keys have no such trap. */
export function GestureHint() {
  const map = useMap();
  const [hint, setHint] = useState<string | null>(null);

  useEffect(() => {
    const target = map.getTargetElement();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (text: string) => {
      setHint(text);
      clearTimeout(timer);
      timer = setTimeout(() => setHint(null), SHOWN_MS);
    };
    const wheel = (event: WheelEvent) => {
      if (!wheelZooms(target, event)) show(`${APPLE.test(navigator.userAgent) ? '⌘' : 'Ctrl'} + molette pour zoomer`);
    };
    const touch = (event: TouchEvent) => {
      if (event.touches.length === 1) show('Deux doigts pour déplacer la carte');
    };
    target.addEventListener('wheel', wheel, { passive: true });
    target.addEventListener('touchmove', touch, { passive: true });
    return () => {
      clearTimeout(timer);
      target.removeEventListener('wheel', wheel);
      target.removeEventListener('touchmove', touch);
    };
  }, [map]);

  return (
    <p className={styles.hint} data-shown={hint !== null} aria-hidden="true">
      {hint}
    </p>
  );
}
