import type OlMap from 'ol/Map.js';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useAppSettings } from '../../site/agency/use-app-settings';
import { project } from '../geometry/mercator';
import type { PropertyMapProps } from '../props/property-map-props';
import { AROUND_ZOOM, EMBED_ZOOMS, MAP_ZOOMS, openLayersZoom, REGION_ZOOM } from '../geometry/zooms';
import { fit } from './stage/create-map';
import { MapCanvas } from './stage/map-canvas';
import styles from './property-canvas.module.css';
import { PlaceMark } from './marks/place-mark';
import { sectorOf } from './layers/sector-layer';
import { useSurroundings } from './layers/use-surroundings';

export default function PropertyCanvas({ longitude, latitude, approximate, label, embedded = true }: PropertyMapProps) {
  const [map, setMap] = useState<OlMap | null>(null);
  const { mapTiles } = useAppSettings().display;
  const at = useMemo(() => project([longitude, latitude]), [longitude, latitude]);
  const kind = approximate ? 'approximate' : 'exact';
  const zoom = embedded ? EMBED_ZOOMS[kind] : openLayersZoom(MAP_ZOOMS[kind]);
  const point = { extent: [...at, ...at] as const, maxZoom: zoom };
  const sector = useMemo(() => (approximate ? sectorOf(at) : null), [approximate, at]);
  const [bare, setBare] = useState(!mapTiles);
  const surroundings = useSurroundings(map, at, bare);
  // From near, outlines without streets and names would be an empty sheet.
  const nearest = openLayersZoom(surroundings === 'shown' ? AROUND_ZOOM : REGION_ZOOM);
  const withoutTiles = { extent: sector?.extent ?? point.extent, maxZoom: nearest, padding: 32 };

  useEffect(() => {
    if (!map || !sector) return;
    map.addLayer(sector.layer);
    return () => void map.removeLayer(sector.layer);
  }, [map, sector]);

  const settled = surroundings === 'shown' || surroundings === 'missing';
  const without = useEffectEvent((on: OlMap) => fit(on, withoutTiles.extent, withoutTiles));
  useEffect(() => {
    if (map && settled) without(map);
  }, [map, settled]);

  return (
    <MapCanvas
      label={`Carte, ${label}`}
      first={mapTiles ? point : withoutTiles}
      onMap={setMap}
      onBare={() => setBare(true)}
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
