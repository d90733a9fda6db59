import france from './france.svg';
import styles from './map-frame.module.css';

/** The map's first view, drawn: the same outlines in the same place, so nothing jumps when the map comes. */
export const MapPoster = () => (
  <img src={france} alt="" width={775} height={772} decoding="async" className={styles.poster} />
);
