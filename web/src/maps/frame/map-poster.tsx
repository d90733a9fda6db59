import france from './france.svg';
import { POSTER_HEIGHT, POSTER_WIDTH } from './poster-size';
import styles from './map-frame.module.css';

/** The map's first view, drawn: the same outlines in the same place, so nothing jumps when the map comes. */
export const MapPoster = ({ padding }: { readonly padding: number }) => (
  <span className={styles.poster} style={{ padding }}>
    <img src={france} alt="" width={POSTER_WIDTH} height={POSTER_HEIGHT} decoding="async" />
  </span>
);
