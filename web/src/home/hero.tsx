import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useState } from 'react';
import { useReducedMotion } from '../lib/use-media';
import styles from './hero.module.css';
import { HeroControls } from './hero-controls';
import { HeroSlide } from './hero-slide';
import { heroSlides } from './hero-slides';
import { useAutoAdvance } from '../lib/use-auto-advance';
import { useSelectedSlide } from './use-selected-slide';

const ADVANCE_MS = 7_000;

/** M25, F57: advances every 7 s, loops, waits under the pointer or the focus, and stops for good once touched. */
export function Hero() {
  const still = useReducedMotion();
  const [viewport, carousel] = useEmblaCarousel({ loop: true, duration: 30 });
  const selected = useSelectedSlide(carousel);
  const [playing, setPlaying] = useState(true);
  const stop = useCallback(() => setPlaying(false), []);
  const next = useCallback(() => carousel?.scrollNext(), [carousel]);
  const { hold, release } = useAutoAdvance({ active: playing && !still, every: ADVANCE_MS, next });

  const show = (index: number) => {
    stop();
    carousel?.scrollTo(index, still);
  };
  return (
    // The handlers only hold the automatic advance: nothing here is reached by them alone.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-roledescription="carrousel"
      aria-label="À la une"
      className={`${styles.hero} on-dark`}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <div
        ref={viewport}
        className={styles.viewport}
        onPointerDown={stop}
        aria-live={playing && !still ? 'off' : 'polite'}
      >
        <div className={styles.track}>
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
