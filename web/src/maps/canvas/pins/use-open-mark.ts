import type OlMap from 'ol/Map.js';
import { useCallback, useEffect, useState } from 'react';
import { canPart, isApproximate, type Mark } from '../../geometry/gather';
import { resolutionOf } from '../../geometry/mercator';
import { MAP_ZOOMS, openLayersZoom } from '../../geometry/zooms';
import { showSector } from '../layers/sector-layer';
import { CLOSEST, fit } from '../stage/create-map';
import type { MapView } from '../stage/map-context';
import { useGroundPress } from './use-ground-press';
import { useReturningFocus } from './use-returning-focus';

interface OpenMarkOptions {
  readonly map: OlMap | null;
  readonly view: MapView | null;
  readonly query: string | null;
  readonly shown: readonly Mark[];
  readonly see: (id: number) => void;
}

/** The mark whose popup is open. A press goes nearer as long as that tells more, then opens. */
export function useOpenMark({ map, view, query, shown, see }: OpenMarkOptions) {
  const [open, setOpen] = useState<Mark | null>(null);
  const [asked, setAsked] = useState(query);
  if (asked !== query) {
    setAsked(query);
    setOpen(null);
  }
  useEffect(() => {
    const [pin] = open?.pins ?? [];
    return map && open && pin && isApproximate(pin) ? showSector(map, open.at) : undefined;
  }, [map, open]);

  const { focusOn, focusOnceParted } = useReturningFocus(map, shown);
  const close = useCallback(() => {
    setOpen(null);
    if (open) focusOn(open);
  }, [open, focusOn]);
  useGroundPress(map, () => setOpen(null));

  const press = (mark: Mark, byKey: boolean) => {
    if (!map) return;
    const zoom = closestFor(mark);
    const further = canPart(mark, resolutionOf(zoom)) || (!mark.known && (view?.zoom ?? 0) < zoom - 0.1);
    if (further && (mark.pins.length > 1 || !mark.known)) {
      setOpen(null);
      fit(map, mark.extent, { maxZoom: zoom });
      if (byKey) focusOnceParted(mark);
      return;
    }
    for (const [id] of mark.pins.length === 1 ? mark.pins : []) see(id);
    setOpen(mark);
  };
  return { open, press, close };
}

/** A hidden address is not looked at from nearer than its sector deserves (M74). */
const closestFor = ({ pins, known }: Mark): number =>
  known && pins.every(isApproximate) ? openLayersZoom(MAP_ZOOMS.approximate) : CLOSEST;
