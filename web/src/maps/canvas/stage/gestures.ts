import DoubleClickZoom from 'ol/interaction/DoubleClickZoom.js';
import DragPan from 'ol/interaction/DragPan.js';
import type Interaction from 'ol/interaction/Interaction.js';
import KeyboardPan from 'ol/interaction/KeyboardPan.js';
import KeyboardZoom from 'ol/interaction/KeyboardZoom.js';
import MouseWheelZoom from 'ol/interaction/MouseWheelZoom.js';
import PinchZoom from 'ol/interaction/PinchZoom.js';
import Kinetic from 'ol/Kinetic.js';

const isTouch = (event: Event): boolean => event instanceof PointerEvent && event.pointerType === 'touch';

const zoomKeyHeld = (event: Event): boolean => event instanceof MouseEvent && (event.ctrlKey || event.metaKey);

/** A wheel zooms with Ctrl (a trackpad's pinch says so too), or once the visitor has entered the map. */
export const wheelZooms = (target: HTMLElement, event: Event): boolean =>
  zoomKeyHeld(event) || target.contains(document.activeElement);

/** What leaves the page its scrolling: one finger and the bare wheel are the page's, two fingers are the map's. */
export function gestures(target: HTMLElement, still: boolean): Interaction[] {
  const duration = still ? 0 : 250;
  // The arrow keys of a mark move between marks.
  const onMapItself = ({ originalEvent }: { originalEvent: Event }) => originalEvent.target === target;
  const pan: DragPan = new DragPan({
    ...(still ? {} : { kinetic: new Kinetic(-0.005, 0.05, 100) }),
    condition: ({ originalEvent }) => !isTouch(originalEvent) || pan.getPointerCount() === 2,
  });
  return [
    pan,
    new PinchZoom({ duration }),
    new MouseWheelZoom({ duration, condition: ({ originalEvent }) => wheelZooms(target, originalEvent) }),
    new DoubleClickZoom({ duration }),
    new KeyboardPan({ duration: still ? 0 : 100, condition: onMapItself }),
    new KeyboardZoom({ duration: still ? 0 : 100, condition: onMapItself }),
  ];
}
