import type OlMap from 'ol/Map.js';
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import type { Point } from '../../geometry/mercator';
import { useMap } from '../stage/map-context';
import styles from './mark-layer.module.css';

export interface Placed {
  readonly key: string;
  readonly at: Point;
}

interface MarkLayerProps<Mark extends Placed> {
  /** What the group of buttons is. */
  readonly label: string;
  /** In the order that the keyboard follows. */
  readonly marks: readonly Mark[];
  readonly look: (mark: Mark) => MarkLook;
  readonly press: (mark: Mark, byKey: boolean) => void;
  readonly hover?: (mark: Mark | null) => void;
}

export interface MarkLook {
  readonly className: string | undefined;
  /** Absent where the content reads well itself. */
  readonly name?: string | undefined;
  readonly content: ReactNode;
  /** Above its neighbours. */
  readonly raised?: boolean;
  readonly expanded?: boolean;
}

/** A drag may begin on a mark: the release that ends it is no press. */
const STEADY_PX = 5;

/**
 * Marks are real buttons over the canvas, so keyboard, screen reader and CSS know them. One stop for Tab, the arrow keys
 * go on in reading order.
 */
export function MarkLayer<Mark extends Placed>({ label, marks, look, press, hover }: MarkLayerProps<Mark>) {
  const map = useMap();
  const box = useRef<HTMLDivElement>(null);
  const [entry, setEntry] = useState<string | null>(null);
  const down = useRef({ x: 0, y: 0 });
  useMarkPositions(map, box, marks);

  const stop = marks.find(({ key }) => key === entry) ?? marks[0];
  const walk = (event: KeyboardEvent, from: number) => {
    const to = target(event.key, from, marks.length);
    if (to === null) return;
    event.preventDefault();
    const buttons = shownButtons(box.current);
    const here = buttons.indexOf(event.currentTarget as HTMLElement);
    const next = to === 'first' ? buttons[0] : to === 'last' ? buttons.at(-1) : buttons[here + to];
    next?.focus({ preventScroll: true });
  };
  const click = (event: MouseEvent, mark: Mark) => {
    // A press by key has no place.
    const byKey = event.detail === 0;
    const moved = Math.hypot(event.clientX - down.current.x, event.clientY - down.current.y) > STEADY_PX;
    if (byKey || !moved) press(mark, byKey);
  };
  const remember = ({ clientX, clientY }: PointerEvent) => {
    down.current = { x: clientX, y: clientY };
  };

  return createPortal(
    <div ref={box} className={styles.marks} role="toolbar" aria-label={label} data-marks>
      {marks.map((mark, index) => {
        const { className, name, content, raised = false, expanded } = look(mark);
        return (
          <button
            key={mark.key}
            type="button"
            data-mark={mark.key}
            className={`${styles.mark} ${className ?? ''}`}
            data-raised={raised || undefined}
            aria-label={name}
            aria-expanded={expanded}
            tabIndex={mark === stop ? 0 : -1}
            onPointerDown={remember}
            onClick={(event) => click(event, mark)}
            onKeyDown={(event) => walk(event, index)}
            onFocus={() => {
              setEntry(mark.key);
              hover?.(mark);
            }}
            onBlur={() => hover?.(null)}
            // As cards do: pointer events would come before a card's own leave, which would have the last word.
            onMouseEnter={() => hover?.(mark)}
            onMouseLeave={() => hover?.(null)}
          >
            {content}
          </button>
        );
      })}
    </div>,
    map.getOverlayContainer(),
  );
}

function target(key: string, from: number, count: number): 1 | -1 | 'first' | 'last' | null {
  if (key === 'ArrowRight' || key === 'ArrowDown') return from < count - 1 ? 1 : null;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return from > 0 ? -1 : null;
  if (key === 'Home') return 'first';
  return key === 'End' ? 'last' : null;
}

const shownButtons = (box: HTMLElement | null): HTMLElement[] =>
  [...(box?.children ?? [])].filter(
    (one): one is HTMLElement => one instanceof HTMLElement && one.style.visibility !== 'hidden',
  );

/** At each frame of the map, past React: a moving map draws sixty of them a second. */
function useMarkPositions(map: OlMap, box: { readonly current: HTMLElement | null }, marks: readonly Placed[]) {
  useLayoutEffect(() => {
    const place = () => {
      const buttons = box.current?.children;
      const [width = 0, height = 0] = map.getSize() ?? [];
      marks.forEach(({ at }, index) => {
        const button = buttons?.[index];
        const pixel = map.getPixelFromCoordinate([...at]) as [number, number] | null;
        if (!(button instanceof HTMLElement) || !pixel) return;
        const [x, y] = pixel;
        button.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px) translate(-50%, -50%)`;
        // Out of sight it is out of reach.
        button.style.visibility = x < 0 || y < 0 || x > width || y > height ? 'hidden' : 'visible';
      });
    };
    place();
    map.on('postrender', place);
    return () => map.un('postrender', place);
  }, [map, box, marks]);
}
