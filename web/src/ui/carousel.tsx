import useEmblaCarousel from 'embla-carousel-react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useReducedMotion } from '../lib/use-media';
import styles from './carousel.module.css';
import turns from './slider.module.css';
import { useSlidesInView } from './use-slides-in-view';

interface CarouselProps {
  /** 'Biens vendus': of the carousel and of its two buttons. */
  readonly name: string;
  readonly slides: readonly { readonly key: string | number; readonly content: ReactNode }[];
}

/** M35: an endless row; one slide, two from 768 px, three from 1024 px. What is out of view cannot be reached. */
export function Carousel({ name, slides }: CarouselProps) {
  const still = useReducedMotion();
  const [viewport, carousel] = useEmblaCarousel({ loop: true, align: 'start', inViewThreshold: 0.6 });
  const inView = useSlidesInView(carousel);
  return (
    <section aria-roledescription="carrousel" aria-label={name} className={styles.carousel}>
      <div ref={viewport} className={styles.viewport}>
        <ul className={styles.track}>
          {slides.map(({ key, content }, index) => (
            <li
              key={key}
              aria-roledescription="diapositive"
              aria-label={`Diapositive ${index + 1} sur ${slides.length}`}
              inert={!inView.includes(index)}
            >
              {content}
            </li>
          ))}
        </ul>
      </div>
      <div className={turns.turns}>
        <button type="button" aria-label={`${name} précédents`} onClick={() => carousel?.scrollPrev(still)}>
          <ChevronLeft size={24} strokeWidth={1.75} aria-hidden="true" />
        </button>
        <button type="button" aria-label={`${name} suivants`} onClick={() => carousel?.scrollNext(still)}>
          <ChevronRight size={24} strokeWidth={1.75} aria-hidden="true" />
        </button>
      </div>
    </section>
  );
}
