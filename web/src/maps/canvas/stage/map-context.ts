import type OlMap from 'ol/Map.js';
import { createContext, useContext, useEffect, useState } from 'react';
import type { Extent } from '../../geometry/mercator';

export const MapContext = createContext<OlMap | null>(null);

export function useMap(): OlMap {
  const map = useContext(MapContext);
  if (!map) throw new Error('no map around');
  return map;
}

export interface MapView {
  readonly extent: Extent;
  /** Metres per pixel. */
  readonly resolution: number;
  /** OpenLayers'. */
  readonly zoom: number;
}

/** What the map shows now. */
export function extentShown(map: OlMap): Extent {
  const [west = 0, south = 0, east = 0, north = 0] = map.getView().calculateExtent(map.getSize());
  return [west, south, east, north];
}

/** What the map shows, each time it has come to rest. Null until the first time. */
export function useMapView(map: OlMap | null): MapView | null {
  const [shown, setShown] = useState<MapView | null>(null);
  useEffect(() => {
    if (!map) return;
    const look = () => {
      const view = map.getView();
      setShown({
        extent: extentShown(map),
        resolution: view.getResolution() ?? 1,
        zoom: view.getZoom() ?? 0,
      });
    };
    // It may have come to rest before anybody listened.
    if (map.isRendered()) look();
    map.on('moveend', look);
    return () => map.un('moveend', look);
  }, [map]);
  return shown;
}
