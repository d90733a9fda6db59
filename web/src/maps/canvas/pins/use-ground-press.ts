import type OlMap from 'ol/Map.js';
import { useEffect, useRef } from 'react';

/** A press on the map that meets no mark. */
export function useGroundPress(map: OlMap | null, pressed: () => void) {
  const latest = useRef(pressed);
  useEffect(() => {
    latest.current = pressed;
  }, [pressed]);
  useEffect(() => {
    if (!map) return;
    const click = ({ originalEvent }: { originalEvent: Event }) => {
      const onMark = originalEvent.target instanceof Element && originalEvent.target.closest('button');
      if (!onMark) latest.current();
    };
    map.on('click', click);
    return () => map.un('click', click);
  }, [map]);
}
