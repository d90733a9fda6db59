import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Point } from '../../geometry/mercator';
import { useMap } from '../stage/map-context';

const ANCHORS = { tip: 'translate(-50%, -100%)', middle: 'translate(-50%, -50%)' } as const;

/** Of an element that stands on the map at a place, and goes along wherever the map goes. */
export function usePlaced<Element extends HTMLElement>(
  at: Point,
  anchor: keyof typeof ANCHORS,
): RefObject<Element | null> {
  const map = useMap();
  const placed = useRef<Element>(null);
  useLayoutEffect(() => {
    const place = () => {
      const pixel = map.getPixelFromCoordinate([...at]) as [number, number] | null;
      if (!pixel || !placed.current) return;
      const [x, y] = pixel;
      placed.current.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px) ${ANCHORS[anchor]}`;
    };
    place();
    map.on('postrender', place);
    return () => map.un('postrender', place);
  }, [map, at, anchor]);
  return placed;
}
