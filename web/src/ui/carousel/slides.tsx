import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './carousel.module.css';
import type { Carousel } from './use-carousel';

export interface Slide {
  readonly key: string | number;
  /** Null is a place whose slide is not drawn yet. */
  readonly content: ReactNode;
}

interface SlidesProps {
  readonly carousel: Carousel;
  readonly slides: readonly Slide[];
  /** Pictures of something that is named beside them: no list of its own. */
  readonly plain?: boolean;
  readonly live?: 'off' | 'polite';
  readonly slideClass?: string | undefined;
}

/**
 * All of a carousel's slides in a row, the first of them in sight before any code is there; who has no scripts scrolls
 * them. What is out of view cannot be reached.
 */
export function Slides({ carousel, slides, plain = false, live, slideClass }: SlidesProps) {
  const { track, index, isShown, measured } = carousel;
  const [Row, Item] = plain ? (['div', 'div'] as const) : (['ul', 'li'] as const);
  return (
    <Row ref={track} className={styles.track} style={{ '--at': index } as React.CSSProperties} aria-live={live}>
      {slides.map(({ key, content }, place) => (
        <Item
          key={key}
          className={clsx(styles.slide, slideClass)}
          data-shown={isShown(place) || undefined}
          inert={measured && !isShown(place)}
          {...(!plain && {
            'aria-roledescription': 'diapositive',
            'aria-label': `Diapositive ${place + 1} sur ${slides.length}`,
          })}
        >
          {content}
        </Item>
      ))}
    </Row>
  );
}
