import { useAfterLoad } from '../../lib/use-after-load';
import { CarouselWindow } from '../../ui/carousel/carousel-window';
import { Dots } from '../../ui/carousel/dots';
import { PauseButton } from '../../ui/carousel/pause-button';
import { Slides } from '../../ui/carousel/slides';
import { useCarousel } from '../../ui/carousel/use-carousel';
import styles from './hero.module.css';
import { HeroSlide } from './hero-slide';
import { heroSlides } from './hero-slides';

const ADVANCE_MS = 7_000;
/** Before it moves for the first time. */
const ENGINE_MS = 6_000;
const SLIDES = heroSlides.map((slide, index) => ({
  key: slide.title,
  content: <HeroSlide slide={slide} first={index === 0} />,
}));

/** M25, F57: advances every 7 s, loops, waits under the pointer or the focus, and stops for good once touched. */
export function Hero() {
  const near = useAfterLoad(ENGINE_MS);
  const carousel = useCarousel({
    count: SLIDES.length,
    endless: true,
    every: ADVANCE_MS,
    stopsOnceTurned: true,
    near,
  });
  return (
    // The handlers only hold the automatic advance: nothing here is reached by them alone.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-roledescription="carrousel"
      aria-label="À la une"
      className={`${styles.hero} on-dark`}
      {...carousel.waiting}
    >
      <div onPointerDownCapture={carousel.stop}>
        <CarouselWindow carousel={carousel}>
          <Slides carousel={carousel} slides={SLIDES} live={carousel.playing ? 'off' : 'polite'} />
        </CarouselWindow>
      </div>
      <div className={styles.controls}>
        <PauseButton carousel={carousel} size={18} className={styles.pause} />
        <Dots carousel={carousel} label="Afficher la diapositive" className={styles.dot} />
      </div>
    </section>
  );
}
