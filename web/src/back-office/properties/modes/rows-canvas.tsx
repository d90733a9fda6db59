import { pinLabel } from '@pignon/domain/listings/display/display';
import type { StaffPropertyRow } from '@pignon/domain/listings/desk/staff-property-row';
import type OlMap from 'ol/Map.js';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { usePlaced } from '../../../maps/canvas/marks/use-placed';
import { fit } from '../../../maps/canvas/stage/create-map';
import { MapCanvas } from '../../../maps/canvas/stage/map-canvas';
import { useMap } from '../../../maps/canvas/stage/map-context';
import { extentAround, FRANCE_EXTENT, type Point, project } from '../../../maps/geometry/mercator';
import { openLayersZoom, REGION_ZOOM } from '../../../maps/geometry/zooms';
import styles from './modes.module.css';

interface RowsCanvasProps {
  readonly rows: readonly StaffPropertyRow[];
  readonly onOpen: (id: string) => void;
}

interface Placed {
  readonly row: StaffPropertyRow;
  readonly at: Point;
}

const NEAREST = openLayersZoom(REGION_ZOOM) + 3;

export default function RowsCanvas({ rows, onOpen }: RowsCanvasProps) {
  const [map, setMap] = useState<OlMap | null>(null);
  const placed = useMemo(
    () =>
      rows.flatMap(({ point, ...row }): Placed[] =>
        point ? [{ row: { ...row, point }, at: project([point.longitude, point.latitude]) }] : [],
      ),
    [rows],
  );
  const places = placed.map(({ row: { id } }) => id).join();
  const [first] = useState(() => ({ extent: extentOfAll(placed), maxZoom: NEAREST, padding: 48 }));
  const shown = useRef(places);
  // Other rows: another page, or another filter. The same ones read anew leave the map where it is.
  useEffect(() => {
    if (!map || shown.current === places) return;
    shown.current = places;
    fit(map, extentOfAll(placed), { maxZoom: NEAREST });
  }, [map, places, placed]);
  return (
    <MapCanvas label="Carte des biens" first={first} onMap={setMap}>
      {placed.map(({ row, at }) => (
        <RowPin key={row.id} row={row} at={at} onOpen={onOpen} />
      ))}
    </MapCanvas>
  );
}

const extentOfAll = (placed: readonly Placed[]) =>
  placed.length > 0 ? extentAround(placed.map(({ at }) => at)) : FRANCE_EXTENT;

function RowPin({ row, at, onOpen }: Placed & Pick<RowsCanvasProps, 'onOpen'>) {
  const map = useMap();
  const pin = usePlaced<HTMLButtonElement>(at, 'middle');
  const { id, reference, title, amount, transactionType, status } = row;
  return createPortal(
    <button
      ref={pin}
      type="button"
      className={styles.pin}
      data-row={id}
      data-status={status}
      aria-label={`${reference}, ${title}`}
      onClick={() => onOpen(String(id))}
    >
      <span>{amount === null ? reference : pinLabel(amount, transactionType)}</span>
    </button>,
    map.getOverlayContainerStopEvent(),
  );
}
