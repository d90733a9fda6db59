import clsx from 'clsx';
import { CarouselWindow } from './carousel-window';
import { Place } from './place';
import styles from './row.module.css';
import { type Slide, Slides } from './slides';
import { TurnButton } from './turn-button';
import { type CarouselOptions, useCarousel } from './use-carousel';

interface CarouselProps extends Pick<CarouselOptions, 'endless' | 'starts'> {
  /** 'Biens similaires': of the carousel and of its two buttons. */
  readonly name: string;
  readonly slides: readonly Slide[];
  readonly className?: string | undefined;
}

/** M173: one, two or three at a time; past the last comes the first (M128), at once where it is endless (M35). */
export function Carousel({ name, slides, className, ...options }: CarouselProps) {
  const carousel = useCarousel({ ...options, count: slides.length });
  return (
    <section aria-roledescription="carrousel" aria-label={name} className={clsx(styles.carousel, className)}>
      <CarouselWindow carousel={carousel} className={styles.row}>
        <Slides carousel={carousel} slides={slides} />
      </CarouselWindow>
      {carousel.stops > 1 && (
        <div className={styles.turns}>
          <TurnButton carousel={carousel} direction={-1} label={`${name} précédents`} />
          <TurnButton carousel={carousel} direction={1} label={`${name} suivants`} />
        </div>
      )}
      <Place carousel={carousel} noun="Diapositive" />
    </section>
  );
}
