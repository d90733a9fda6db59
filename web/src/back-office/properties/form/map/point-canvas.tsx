import type OlMap from 'ol/Map.js';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { FRANCE_EXTENT, type Point, project, unproject } from '../../../../maps/geometry/mercator';
import { MAP_ZOOMS, openLayersZoom, REGION_ZOOM } from '../../../../maps/geometry/zooms';
import { fit } from '../../../../maps/canvas/stage/create-map';
import { MapCanvas } from '../../../../maps/canvas/stage/map-canvas';
import { useAppSettings } from '../../../../site/agency/use-app-settings';
import { MovablePin } from './movable-pin';

export interface PointCanvasProps {
  /** Null: nobody knows where it lies. */
  readonly point: { readonly longitude: number; readonly latitude: number } | null;
  readonly onMove: (longitude: number, latitude: number) => void;
}

/** Where the property lies: a pin that is dragged, or moved by arrows; a press on the map puts it there. */
export default function PointCanvas({ point, onMove }: PointCanvasProps) {
  const [map, setMap] = useState<OlMap | null>(null);
  const { longitude, latitude } = point ?? {};
  const at = useMemo<Point | null>(
    () => (longitude === undefined || latitude === undefined ? null : project([longitude, latitude])),
    [longitude, latitude],
  );
  // From near, outlines without streets would be an empty sheet.
  const { mapTiles } = useAppSettings().display;
  const close = openLayersZoom(mapTiles ? MAP_ZOOMS.exact : REGION_ZOOM) - 1;
  const [first] = useState(() =>
    at ? { extent: [...at, ...at] as const, maxZoom: close } : { extent: FRANCE_EXTENT, maxZoom: close, padding: 16 },
  );
  const put = useEffectEvent((coordinate: readonly number[]) => {
    const [x = 0, y = 0] = coordinate;
    const [lng, lat] = unproject([x, y]);
    onMove(rounded(lng), rounded(lat));
  });
  useEffect(() => {
    if (!map) return;
    const press = ({ coordinate }: { coordinate: number[] }) => put(coordinate);
    map.on('singleclick', press);
    return () => map.un('singleclick', press);
  }, [map]);
  const follow = useEffectEvent((target: OlMap, place: Point) => {
    const [x = 0, y = 0] = target.getPixelFromCoordinate([...place]) ?? [];
    const [width = 0, height = 0] = target.getSize() ?? [];
    const isNear = (target.getView().getZoom() ?? 0) >= close - 2;
    if (isNear && x > 0 && y > 0 && x < width && y < height) return;
    fit(target, [...place, ...place], { maxZoom: close });
  });
  // An address was chosen: what lies out of sight is gone to.
  useEffect(() => {
    if (map && at) follow(map, at);
  }, [map, at]);
  return (
    <MapCanvas label="Carte, emplacement du bien" first={first} onMap={setMap}>
      {at && <MovablePin at={at} onMove={put} />}
    </MapCanvas>
  );
}

/** To a tenth of a metre. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;
