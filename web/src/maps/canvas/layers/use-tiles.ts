import type OlMap from 'ol/Map.js';
import { useEffect, useRef, useState } from 'react';
import { CITIES } from './cities-layer';
import { useAppSettings } from '../../../site/agency/use-app-settings';

const ABOVE_THE_GROUND = 1;

/** Lays tiles over the ground where the installation has some; answers whom to credit while they show. */
export function useTiles(map: OlMap | null, onBare?: () => void): string | null {
  const template = useAppSettings().display.mapTiles;
  const bare = useRef(onBare);
  useEffect(() => {
    bare.current = onBare;
  }, [onBare]);
  const [credit, setCredit] = useState<string | null>(null);
  useEffect(() => {
    if (!map || !template) return;
    let taken = false;
    let remove = () => {};
    void import('./tile-layer').then(
      ({ tileLayer, tileCredit }) => {
        if (taken) return;
        const cities = map.getAllLayers().find((layer) => layer.get('name') === CITIES);
        const layer = tileLayer(template, () => {
          remove();
          bare.current?.();
        });
        remove = () => {
          map.removeLayer(layer);
          cities?.setVisible(true);
          setCredit(null);
        };
        map.getLayers().insertAt(ABOVE_THE_GROUND, layer);
        // Tiles have names of their own, once they are there.
        layer.getSource()?.once('tileloadend', () => cities?.setVisible(false));
        setCredit(tileCredit(template));
      },
      () => {
        // Without its chunk there are no tiles: the ground stays.
      },
    );
    return () => {
      taken = true;
      remove();
    };
  }, [map, template]);
  return credit;
}
