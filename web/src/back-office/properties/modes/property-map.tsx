import type { StaffPropertyRow } from '@pignon/domain/listings/desk/staff-property-row';
import { MapFrame } from '../../../maps/frame/map-frame';
import styles from './modes.module.css';

const load = () => import('./rows-canvas');

interface PropertyMapProps {
  readonly rows: readonly StaffPropertyRow[];
  readonly onOpen: (id: string) => void;
}

/** The rows of this page where they truly lie. */
export function PropertyMap({ rows, onOpen }: PropertyMapProps) {
  const without = rows.filter(({ point }) => point === null).length;
  return (
    <>
      <div className={styles.map}>
        <MapFrame label="Carte des biens de cette page" load={load} props={{ rows, onOpen }} />
      </div>
      {without > 0 && (
        <p>{`${without} bien${without > 1 ? 's' : ''} de cette page ${without > 1 ? 'n’ont' : 'n’a'} pas de coordonnées.`}</p>
      )}
    </>
  );
}
