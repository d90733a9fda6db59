import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { Gallery } from './use-gallery';
import styles from './gallery-turns.module.css';

/** Back, wait or go on, forth: for the photos of the page and of the full screen. */
export function GalleryTurns({ gallery, className }: { readonly gallery: Gallery; readonly className?: string }) {
  const { count, playing, canPlay, turn, toggle } = gallery;
  if (count < 2) return null;
  const Icon = playing ? Pause : Play;
  return (
    <div className={`${styles.turns} ${className ?? ''}`}>
      <button type="button" aria-label="Photo précédente" onClick={() => turn(-1)}>
        <ChevronLeft size={24} strokeWidth={1.75} aria-hidden="true" />
      </button>
      {canPlay && (
        <button
          type="button"
          aria-label={playing ? 'Arrêter le défilement' : 'Reprendre le défilement'}
          onClick={toggle}
        >
          <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
        </button>
      )}
      <button type="button" aria-label="Photo suivante" onClick={() => turn(1)}>
        <ChevronRight size={24} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </div>
  );
}
