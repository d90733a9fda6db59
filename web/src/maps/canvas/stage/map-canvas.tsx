import type OlMap from 'ol/Map.js';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createMap, type FirstView } from './create-map';
import { GestureHint } from './gesture-hint';
import { Credits } from './credits';
import styles from './map-canvas.module.css';
import { MapContext } from './map-context';
import { useTiles } from '../layers/use-tiles';
import { ZoomButtons } from './zoom-buttons';

interface MapCanvasProps {
  /** 'Carte des biens'. */
  readonly label: string;
  /** Where the map begins; later ones are not followed. */
  readonly first: FirstView;
  readonly onMap?: (map: OlMap | null) => void;
  /** Told when the tiles gave up. */
  readonly onBare?: () => void;
  /** Names of cities, where there is nothing else to read on it. */
  readonly cities?: boolean;
  readonly children?: ReactNode;
}

/** The map and what every map has: zoom buttons, credits, hints on gestures. Children find it by `useMap`. */
export function MapCanvas({ label, first, onMap, onBare, cities = true, children }: MapCanvasProps) {
  const target = useRef<HTMLDivElement>(null);
  const beginning = useRef({ ...first, cities });
  const [map, setMap] = useState<OlMap | null>(null);
  const credit = useTiles(map, onBare);

  useEffect(() => {
    if (!target.current) return;
    const made = createMap(target.current, beginning.current);
    setMap(made);
    return () => {
      setMap(null);
      made.setTarget(undefined);
      made.dispose();
    };
  }, []);
  useEffect(() => onMap?.(map), [map, onMap]);

  return (
    <div className={styles.canvas}>
      <div
        ref={target}
        className={styles.target}
        role="application"
        aria-label={`${label}\u00a0: flèches pour la déplacer, + et − pour zoomer`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      />
      {map && (
        <MapContext value={map}>
          {children}
          <ZoomButtons />
          <Credits tiles={credit} />
          <GestureHint />
        </MapContext>
      )}
    </div>
  );
}
