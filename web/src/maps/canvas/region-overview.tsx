import { REGIONS } from '@pignon/domain/geography/regions/regions';
import type { RegionCode } from '@pignon/domain/geography/place';
import clsx from 'clsx';
import type OlMap from 'ol/Map.js';
import { useMemo, useState } from 'react';
import { apart } from '../geometry/apart';
import { FRANCE_EXTENT, FRANCE_LIMITS, type Point, project, resolutionOf } from '../geometry/mercator';
import type { OverviewProps } from '../props/region-maps-props';
import { OVERVIEW_ZOOM, openLayersZoom } from '../geometry/zooms';
import { MapCanvas } from './stage/map-canvas';
import { useMapView } from './stage/map-context';
import { inReadingOrder } from '../geometry/gather';
import { MarkLayer } from './marks/mark-layer';
import styles from './region-overview.module.css';
import { useRegionHover } from './layers/use-region-hover';

interface RegionMark {
  readonly key: RegionCode;
  readonly at: Point;
  readonly name: string;
}

const ZOOM = openLayersZoom(OVERVIEW_ZOOM);
const FIRST = { extent: FRANCE_EXTENT, maxZoom: ZOOM, limits: FRANCE_LIMITS };
/** Discs of 44 px and 8 px between them. */
const GAP = 52;
/** From here on there is room for names. */
const NAMES_FROM = resolutionOf(ZOOM - 0.35);

/** M67: 13 regions, each with its count; a press on the disc or anywhere in the region opens it. */
export default function RegionOverview({ counts, hovered, onHover, onOpen }: OverviewProps) {
  const [map, setMap] = useState<OlMap | null>(null);
  const resolution = useMapView(map)?.resolution ?? null;
  const marks = useMemo(() => (resolution ? marksAt(resolution) : []), [resolution]);
  useRegionHover(map, { hovered, onHover, onOpen });

  const look = ({ key, name }: RegionMark) => {
    const count = counts?.[key] ?? 0;
    return {
      className: clsx(styles.region, count === 0 && styles.none),
      raised: key === hovered,
      content: (
        <>
          <span className={styles.disc} data-hovered={key === hovered || undefined}>
            <strong>{counts ? count : '…'}</strong> <small>{count > 1 ? 'biens' : 'bien'}</small>
          </span>{' '}
          <span className={resolution && resolution <= NAMES_FROM ? styles.name : 'visually-hidden'}>{name}</span>
        </>
      ),
    };
  };
  return (
    <MapCanvas label="Carte des régions" first={FIRST} onMap={setMap} cities={false}>
      <MarkLayer
        label="Régions"
        marks={marks}
        look={look}
        press={({ key }) => onOpen(key)}
        hover={(mark) => onHover(mark?.key ?? null)}
      />
    </MapCanvas>
  );
}

const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

function marksAt(resolution: number): RegionMark[] {
  const centres = REGIONS.map(({ center }) => project(center));
  const [west, , east] = FRANCE_EXTENT.map((metres) => metres / resolution) as [number, number, number];
  const moved = apart(
    // Corsica lies at the edge of the first view: its disc does not.
    centres.map(([x, y]) => [clamp(x / resolution, west + GAP / 2, east - GAP / 2), y / resolution]),
    GAP,
  );
  const marks = REGIONS.map(({ code, name }, index) => {
    const [x, y] = moved[index] ?? [0, 0];
    return { key: code, name, at: [x * resolution, y * resolution] as const };
  });
  return inReadingOrder(marks, resolution);
}
