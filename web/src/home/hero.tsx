import { useCallback, useState } from 'react';
import { useAutoAdvance } from '../lib/use-auto-advance';
import { useReducedMotion } from '../lib/use-media';
import { useSwipe } from '../lib/use-swipe';
import styles from './hero.module.css';
import { HeroControls } from './hero-controls';
import { HeroSlide } from './hero-slide';
import { heroSlides } from './hero-slides';

const ADVANCE_MS = 7_000;

/** M25, F57: advances every 7 s, loops, waits under the pointer or the focus, and stops for good once touched. */
export function Hero() {
  const still = useReducedMotion();
  const [selected, setSelected] = useState(0);
  const [playing, setPlaying] = useState(true);
  const stop = useCallback(() => setPlaying(false), []);
  const turn = useCallback((by: 1 | -1) => setSelected((at) => (at + by + heroSlides.length) % heroSlides.length), []);
  const next = useCallback(() => turn(1), [turn]);
  const waiting = useAutoAdvance({ active: playing && !still, every: ADVANCE_MS, next });
  const { handlers } = useSwipe(turn);

  const show = (index: number) => {
    stop();
    setSelected(index);
  };
  return (
    // The handlers only hold the automatic advance: nothing here is reached by them alone.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section aria-roledescription="carrousel" aria-label="À la une" className={`${styles.hero} on-dark`} {...waiting}>
      <div
        className={styles.slides}
        onPointerDownCapture={stop}
        aria-live={playing && !still ? 'off' : 'polite'}
        {...handlers}
      >
        {heroSlides.map((slide, index) => (
          <HeroSlide
            key={slide.title}
            slide={slide}
            first={index === 0}
            label={`Diapositive ${index + 1} sur ${heroSlides.length}`}
            shown={index === selected}
          />
        ))}
      </div>
      <HeroControls
        count={heroSlides.length}
        selected={selected}
        playing={playing && !still}
        canPlay={!still}
        show={show}
        toggle={() => setPlaying((was) => !was)}
      />
    </section>
  );
}
