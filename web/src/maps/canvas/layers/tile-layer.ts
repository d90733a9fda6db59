import TileLayer from 'ol/layer/Tile.js';
import XYZ from 'ol/source/XYZ.js';
import styles from './tile-layer.module.css';

const ERRORS_BORNE = 3;

/** Tiles over the plain ground. After three errors in a row `gaveUp` is told: the ground below is a map too. */
export function tileLayer(template: string, gaveUp: () => void): TileLayer<XYZ> {
  const source = new XYZ({
    url: template,
    transition: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 200,
  });
  let errors = 0;
  source.on('tileloadend', () => {
    errors = 0;
  });
  source.on('tileloaderror', () => {
    errors++;
    if (errors === ERRORS_BORNE) gaveUp();
  });
  return new TileLayer({ source, className: styles.tiles ?? 'tiles' });
}

/** Whose tiles they are; their licence asks for it. */
export function tileCredit(template: string): string {
  if (/geopf\.fr|\bign\.fr/.test(template)) return '© IGN';
  if (/openstreetmap/.test(template)) return '© les contributeurs d’OpenStreetMap';
  return `Fond de carte : ${new URL(template.replace(/[{}]/g, ''), window.location.href).host}`;
}
