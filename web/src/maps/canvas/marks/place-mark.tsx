import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { StreetPlate } from '../../../ui/street-plate';
import type { Point } from '../../geometry/mercator';
import { useMap } from '../stage/map-context';
import styles from './place-mark.module.css';

/** The enamel plate on a stem: places are what it is for. */
export function PlaceMark({ at, label }: { readonly at: Point; readonly label: string }) {
  const map = useMap();
  const mark = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = () => {
      const pixel = map.getPixelFromCoordinate([...at]) as [number, number] | null;
      if (!pixel || !mark.current) return;
      const [x, y] = pixel;
      mark.current.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px) translate(-50%, -100%)`;
    };
    place();
    map.on('postrender', place);
    return () => map.un('postrender', place);
  }, [map, at]);
  return createPortal(
    <div ref={mark} className={styles.mark}>
      <StreetPlate street={label} />
    </div>,
    map.getOverlayContainer(),
  );
}
