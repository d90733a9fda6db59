import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { prefersStill } from './create-map';
import styles from './map-canvas.module.css';
import { useMap, useMapView } from './map-context';

const STEP = 1;

export function ZoomButtons() {
  const map = useMap();
  const zoom = useMapView(map)?.zoom ?? map.getView().getZoom() ?? 0;
  const by = (step: number) => {
    const view = map.getView();
    view.cancelAnimations();
    view.animate({ zoom: (view.getZoom() ?? 0) + step, duration: prefersStill() ? 0 : 200 });
  };
  // Stays focusable at the end of the scale: a focus that vanishes loses the keyboard.
  const atEnd = (end: number) => Math.abs(zoom - end) < 0.01;
  const view = map.getView();
  return (
    <div className={styles.zoom}>
      <button type="button" aria-label="Zoom avant" aria-disabled={atEnd(view.getMaxZoom())} onClick={() => by(STEP)}>
        <Plus size={20} strokeWidth={1.75} aria-hidden="true" />
      </button>
      <button
        type="button"
        aria-label="Zoom arrière"
        aria-disabled={atEnd(view.getMinZoom())}
        onClick={() => by(-STEP)}
      >
        <Minus size={20} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </div>
  );
}
