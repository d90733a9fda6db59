import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type CSSProperties, type PointerEvent, type ReactNode, useState } from 'react';
import { useMedia } from '../lib/use-media';
import { useSwipe } from '../lib/use-swipe';
import styles from './slider.module.css';

interface SliderProps {
  /** 'Biens similaires': of the carousel and of its two buttons. */
  readonly name: string;
  readonly slides: readonly { readonly key: string | number; readonly content: ReactNode }[];
  /** Whether a swipe that starts there is one of the slider's. */
  readonly starts?: (event: PointerEvent) => boolean;
}

/** M173: one, two or three at a time; past the last comes the first (M128). */
export function Slider({ name, slides, starts }: SliderProps) {
  const wide = useMedia('(min-width: 1024px)');
  const middle = useMedia('(min-width: 640px)');
  const visible = wide ? 3 : middle ? 2 : 1;
  const stops = Math.max(1, slides.length - visible + 1);
  const [at, setAt] = useState(0);
  const first = Math.min(at, stops - 1);
  const turn = (direction: 1 | -1) => setAt((first + direction + stops) % stops);
  const { drag, handlers } = useSwipe(turn, starts);
  const place = { '--first': first, '--visible': visible, '--drag': `${drag}px` } as CSSProperties;
  return (
    <section aria-roledescription="carrousel" aria-label={name} className={styles.slider}>
      {/* The handlers are a finger's; the buttons are everybody's. */}
      <div className={styles.viewport} {...handlers}>
        <ul className={styles.track} style={place} data-dragged={drag !== 0 || undefined}>
          {slides.map(({ key, content }, index) => (
            <li
              key={key}
              aria-roledescription="diapositive"
              aria-label={`Diapositive ${index + 1} sur ${slides.length}`}
              inert={index < first || index >= first + visible}
            >
              {content}
            </li>
          ))}
        </ul>
      </div>
      {stops > 1 && (
        <div className={styles.turns}>
          <button type="button" aria-label={`${name} précédents`} onClick={() => turn(-1)}>
            <ChevronLeft size={24} strokeWidth={1.75} aria-hidden="true" />
          </button>
          <button type="button" aria-label={`${name} suivants`} onClick={() => turn(1)}>
            <ChevronRight size={24} strokeWidth={1.75} aria-hidden="true" />
          </button>
        </div>
      )}
    </section>
  );
}
