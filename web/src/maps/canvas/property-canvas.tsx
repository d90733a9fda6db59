import type OlMap from 'ol/Map.js';
import { useEffect, useMemo, useState } from 'react';
import { useAppSettings } from '../../site/agency/use-app-settings';
import { project } from '../geometry/mercator';
import type { PropertyMapProps } from '../props/property-map-props';
import { EMBED_ZOOMS, MAP_ZOOMS, openLayersZoom, REGION_ZOOM } from '../geometry/zooms';
import { fit } from './stage/create-map';
import { MapCanvas } from './stage/map-canvas';
import styles from './property-canvas.module.css';
import { PlaceMark } from './marks/place-mark';
import { sectorOf } from './layers/sector-layer';

export default function PropertyCanvas({ longitude, latitude, approximate, label, embedded = true }: PropertyMapProps) {
  const [map, setMap] = useState<OlMap | null>(null);
  const { mapTiles } = useAppSettings().display;
  const at = useMemo(() => project([longitude, latitude]), [longitude, latitude]);
  const kind = approximate ? 'approximate' : 'exact';
  const zoom = embedded ? EMBED_ZOOMS[kind] : openLayersZoom(MAP_ZOOMS[kind]);
  const point = { extent: [...at, ...at] as const, maxZoom: zoom };
  const sector = useMemo(() => (approximate ? sectorOf(at) : null), [approximate, at]);
  // From near, outlines without streets would be an empty sheet.
  const withoutTiles = { extent: sector?.extent ?? point.extent, maxZoom: openLayersZoom(REGION_ZOOM), padding: 32 };

  useEffect(() => {
    if (!map || !sector) return;
    map.addLayer(sector.layer);
    return () => void map.removeLayer(sector.layer);
  }, [map, sector]);

  return (
    <MapCanvas
      label={`Carte, ${label}`}
      first={mapTiles ? point : withoutTiles}
      onMap={setMap}
      onBare={() => map && fit(map, withoutTiles.extent, withoutTiles)}
    >
      {sector ? (
        <div className={styles.sector}>
          <p>Secteur approximatif&nbsp;: le bien est à moins de 10&nbsp;km.</p>
          <button type="button" onClick={() => map && fit(map, sector.extent, { maxZoom: zoom })}>
            Voir tout le secteur
          </button>
        </div>
      ) : (
        <PlaceMark at={at} label={label} />
      )}
    </MapCanvas>
  );
}
