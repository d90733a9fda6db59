import clsx from 'clsx';
import type { ReactNode, RefObject } from 'react';
import styles from './carousel.module.css';
import type { Carousel } from './use-carousel';

interface WindowProps {
  readonly carousel: Carousel;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** What a carousel's slides pass behind. It hears swipes; the buttons are everybody's. */
export const CarouselWindow = ({ carousel: { root, swipe }, className, children }: WindowProps) => (
  <div ref={root as RefObject<HTMLDivElement | null>} className={clsx(styles.window, className)} {...swipe}>
    {children}
  </div>
);
