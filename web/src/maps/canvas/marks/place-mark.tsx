import { createPortal } from 'react-dom';
import { StreetPlate } from '../../../ui/street-plate';
import type { Point } from '../../geometry/mercator';
import { useMap } from '../stage/map-context';
import { usePlaced } from './use-placed';
import styles from './place-mark.module.css';

/** The enamel plate on a stem: places are what it is for. */
export function PlaceMark({ at, label }: { readonly at: Point; readonly label: string }) {
  const map = useMap();
  const mark = usePlaced<HTMLDivElement>(at, 'tip');
  return createPortal(
    <div ref={mark} className={styles.mark}>
      <StreetPlate street={label} />
    </div>,
    map.getOverlayContainer(),
  );
}
