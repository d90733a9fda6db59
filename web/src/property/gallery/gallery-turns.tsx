import { PauseButton } from '../../ui/carousel/pause-button';
import { TurnButton } from '../../ui/carousel/turn-button';
import type { Carousel } from '../../ui/carousel/use-carousel';
import styles from './gallery-turns.module.css';

/** Back, wait or go on, forth: for the photos of the page and of the full screen. */
export function GalleryTurns({ gallery, className }: { readonly gallery: Carousel; readonly className?: string }) {
  if (gallery.count < 2) return null;
  return (
    <div className={`${styles.turns} ${className ?? ''}`}>
      <TurnButton carousel={gallery} direction={-1} label="Photo précédente" />
      <PauseButton carousel={gallery} />
      <TurnButton carousel={gallery} direction={1} label="Photo suivante" />
    </div>
  );
}
