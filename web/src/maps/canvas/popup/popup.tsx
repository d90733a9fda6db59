import X from 'lucide-react/icons/x';
import type OlMap from 'ol/Map.js';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useMedia } from '../../../lib/use-media';
import type { Point } from '../../geometry/mercator';
import { type Box, placePopup } from './place-popup';
import { prefersStill } from '../stage/create-map';
import { useMap } from '../stage/map-context';
import styles from './popup.module.css';

interface PopupProps {
  readonly label: string;
  readonly at: Point;
  readonly close: () => void;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  readonly children: ReactNode;
}

/** M71: below it the popup is a card at the foot of the screen. */
const PHONE = '(max-width: 767px)';
const MARK = { width: 80, height: 36 };

/** Beside its mark where there is room, at the foot of a phone's screen; takes the focus, Esc closes it. */
export function Popup({ label, at, close, onKeyDown, children }: PopupProps) {
  const map = useMap();
  const box = useRef<HTMLDialogElement>(null);
  const phone = useMedia(PHONE);
  usePlacement(map, box, at, phone);

  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (phone && box.current) keepMarkVisible(map, at, box.current);
  }, [phone, map, at]);

  const closeUnseen = useEffectEvent(close);
  useEffect(() => {
    const frame = map.getTargetElement();
    if (!phone || !frame) return;
    // At the foot of the screen it would stay behind when its map has gone.
    const watch = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting === false) closeUnseen();
    });
    watch.observe(frame);
    return () => watch.disconnect();
  }, [phone, map]);

  const hear = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape') return onKeyDown?.(event);
    event.stopPropagation();
    close();
  };
  return (
    // Not modal: the map stays at hand. Keys only close it, its buttons do the rest.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={box}
      open
      aria-label={label}
      tabIndex={-1}
      className={styles.popup}
      data-phone={phone || undefined}
      onKeyDown={hear}
    >
      <button type="button" className={styles.close} aria-label="Fermer" onClick={close}>
        <X size={20} strokeWidth={1.75} aria-hidden="true" />
      </button>
      <div className={styles.inside}>{children}</div>
    </dialog>
  );
}

/** Follows the map frame by frame, and its own size: photos and texts arrive later. */
function usePlacement(map: OlMap, box: { readonly current: HTMLElement | null }, at: Point, phone: boolean) {
  useLayoutEffect(() => {
    const popup = box.current;
    return popup ? (phone ? atTheFoot(popup) : beside(map, popup, at)) : undefined;
  }, [map, box, at, phone]);
}

/** Its style sheet places it there. */
function atTheFoot(popup: HTMLElement): undefined {
  popup.style.transform = '';
}

function beside(map: OlMap, popup: HTMLElement, at: Point): () => void {
  const place = () => {
    const pixel = map.getPixelFromCoordinate([...at]) as [number, number] | null;
    if (!pixel) return;
    const { left, top, side } = placePopup({
      mark: { left: pixel[0] - MARK.width / 2, top: pixel[1] - MARK.height / 2, ...MARK },
      popup: { width: popup.offsetWidth, height: popup.offsetHeight },
      frame: frameOf(map.getTargetElement(), popup.offsetHeight),
    });
    popup.dataset.side = side;
    popup.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
  };
  place();
  const sized = new ResizeObserver(place);
  sized.observe(popup);
  map.on('postrender', place);
  window.addEventListener('scroll', place, { passive: true });
  return () => {
    sized.disconnect();
    map.un('postrender', place);
    window.removeEventListener('scroll', place);
  };
}

/** The part of the map that is on screen, in the map's pixels; the whole screen where that part is too low. */
function frameOf(target: HTMLElement, height: number): Box {
  const { left, top, width, height: tall } = target.getBoundingClientRect();
  const head = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const from = Math.max(top, head, 0);
  const to = Math.min(top + tall, window.innerHeight);
  const enough = to - from >= height + 16;
  return {
    left: 0,
    width: Math.min(width, window.innerWidth - left),
    top: (enough ? from : Math.max(0, Math.min(head, window.innerHeight - height))) - top,
    height: enough ? to - from : window.innerHeight - Math.max(0, head),
  };
}

const CLEARANCE = 56;

/** A mark that lies behind the card is moved above it, as far as the map reaches. */
function keepMarkVisible(map: OlMap, at: Point, popup: HTMLElement): void {
  const pixel = map.getPixelFromCoordinate([...at]) as [number, number] | null;
  const center = map.getView().getCenter();
  if (!pixel || !center) return;
  const mapTop = map.getTargetElement().getBoundingClientRect().top;
  const wanted = Math.max(popup.getBoundingClientRect().top - CLEARANCE - mapTop, CLEARANCE);
  const hidden = pixel[1] - wanted;
  if (hidden <= 0) return;
  const resolution = map.getView().getResolution() ?? 1;
  map.getView().animate({
    center: [center[0] ?? 0, (center[1] ?? 0) - hidden * resolution],
    duration: prefersStill() ? 0 : 200,
  });
}
