import MapPin from 'lucide-react/icons/map-pin';
import type { KeyboardEvent, PointerEvent } from 'react';
import { createPortal } from 'react-dom';
import { usePlaced } from '../../../../maps/canvas/marks/use-placed';
import { useMap } from '../../../../maps/canvas/stage/map-context';
import type { Point } from '../../../../maps/geometry/mercator';
import styles from './movable-pin.module.css';

interface MovablePinProps {
  readonly at: Point;
  readonly onMove: (coordinate: readonly number[]) => void;
}

const STEP_PX = 4;
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP_PX, 0],
  ArrowRight: [STEP_PX, 0],
  ArrowUp: [0, -STEP_PX],
  ArrowDown: [0, STEP_PX],
};

export function MovablePin({ at, onMove }: MovablePinProps) {
  const map = useMap();
  const pin = usePlaced<HTMLButtonElement>(at, 'tip');

  const moveTo = (x: number, y: number) => {
    const coordinate = map.getCoordinateFromPixel([x, y]) as number[] | null;
    if (coordinate) onMove(coordinate);
  };
  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { left, top } = map.getTargetElement().getBoundingClientRect();
    // The finger holds its body, the place is at its tip.
    moveTo(event.clientX - left, event.clientY - top + event.currentTarget.offsetHeight / 2);
  };
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    const [x = 0, y = 0] = map.getPixelFromCoordinate([...at]);
    moveTo(x + step[0], y + step[1]);
  };
  return createPortal(
    <button
      ref={pin}
      type="button"
      className={styles.pin}
      aria-label="Épingle du bien : flèches pour la déplacer"
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={press}
    >
      <MapPin size={36} strokeWidth={1.75} aria-hidden="true" />
    </button>,
    map.getOverlayContainerStopEvent(),
  );
}
