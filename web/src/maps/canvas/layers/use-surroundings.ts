import type { Surroundings } from '@pignon/domain/geography/surroundings';
import type OlMap from 'ol/Map.js';
import { useEffect, useState } from 'react';
import { fetchJson } from '../../../lib/network/fetch-json';
import { type Point, unproject } from '../../geometry/mercator';
import { CITIES } from './cities-layer';

const ABOVE_THE_GROUND = 1;
const hundredth = (degrees: number): string => degrees.toFixed(2);

/** 'missing': no tile comes and nothing is known of the place either. */
export type SurroundingsState = 'not wanted' | 'awaited' | 'shown' | 'missing';

/** Names the towns around a point once no tile comes. */
export function useSurroundings(map: OlMap | null, at: Point, wanted: boolean): SurroundingsState {
  const [found, setFound] = useState<'shown' | 'missing' | null>(null);
  useEffect(() => {
    if (!map || !wanted) return;
    const stale = new AbortController();
    let remove = () => {};
    const [longitude, latitude] = unproject(at);
    const query = `latitude=${hundredth(latitude)}&longitude=${hundredth(longitude)}`;
    void Promise.all([
      fetchJson<Surroundings>(`/api/surroundings?${query}`, stale.signal),
      import('./surroundings-layers'),
    ]).then(
      ([around, { surroundingsLayers }]) => {
        if (stale.signal.aborted) return;
        const cities = map.getAllLayers().find((layer) => layer.get('name') === CITIES);
        const layers = surroundingsLayers(around);
        for (const layer of layers.toReversed()) map.getLayers().insertAt(ABOVE_THE_GROUND, layer);
        cities?.setVisible(false);
        remove = () => {
          for (const layer of layers) map.removeLayer(layer);
          cities?.setVisible(true);
        };
        setFound(around.towns.length > 0 ? 'shown' : 'missing');
      },
      () => {
        if (!stale.signal.aborted) setFound('missing');
      },
    );
    return () => {
      stale.abort();
      remove();
    };
  }, [map, at, wanted]);
  return wanted ? (found ?? 'awaited') : 'not wanted';
}
