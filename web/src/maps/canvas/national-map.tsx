import type { MapAnswer } from '@pignon/domain/listings/read-models';
import type OlMap from 'ol/Map.js';
import { useCallback, useEffect, useRef } from 'react';
import { pinPoint } from '../geometry/gather';
import type { ListingMapProps } from '../props/listing-map-props';
import {
  covers,
  type Extent,
  extentAround,
  extentOf,
  FRANCE_EXTENT,
  FRANCE_LIMITS,
  holds,
  joined,
} from '../geometry/mercator';
import { POSTER_PADDING } from '../frame/poster-padding';
import { MAP_ZOOMS, OVERVIEW_ZOOM, openLayersZoom } from '../geometry/zooms';
import { fit } from './stage/create-map';
import { useLeftView } from './stage/map-memory';
import { PinMap } from './pins/pin-map';
import { viewOf } from './pins/view-of-area';

/** Without a word on where, it shows France; results of a narrower search are gone to. */
const NEAREST_FIT = openLayersZoom(MAP_ZOOMS.approximate) - 1;

const FRANCE = { extent: FRANCE_EXTENT, maxZoom: openLayersZoom(OVERVIEW_ZOOM), padding: POSTER_PADDING };

const LABEL = 'Carte des biens';

export default function NationalMap({ criteria, highlighted, onHighlight, onArea }: ListingMapProps) {
  const left = useLeftView(LABEL);
  const { area } = criteria;
  const untouched = useRef(true);
  const put = useRef(left !== null);
  const asked = useRef(area);
  useEffect(() => {
    asked.current = area;
  }, [area]);
  const goToResults = useCallback((answer: MapAnswer, map: OlMap) => {
    const extent = extentOfAnswer(answer);
    const first = untouched.current;
    untouched.current = false;
    // Where the visitor put the map it stays: come back to, or as long as its window is what is asked for.
    if ((first && put.current) || asked.current) return;
    // All over France the first view is the better one.
    if (!extent || (first && isNationwide(extent))) return;
    if (isNationwide(extent)) return fit(map, FRANCE.extent, FRANCE);
    fit(map, extent, { maxZoom: NEAREST_FIT, animate: !first });
  }, []);
  return (
    <PinMap
      label={LABEL}
      criteria={criteria}
      first={left ?? (area ? viewOf(area) : FRANCE)}
      highlighted={highlighted}
      onHighlight={onHighlight}
      onArea={onArea}
      onAnswer={goToResults}
    />
  );
}

const isNationwide = (extent: Extent): boolean =>
  covers(FRANCE_LIMITS, extent) && extent[3] - extent[1] > (FRANCE_EXTENT[3] - FRANCE_EXTENT[1]) * 0.6;

/** What lies overseas counts only where nothing lies in France: the ocean between is no result. */
function extentOfAnswer({ items, clusters }: MapAnswer): Extent | null {
  const points = items.map(pinPoint);
  const inFrance = points.filter((point) => holds(FRANCE_LIMITS, point));
  const gathered = clusters.map(([, , , west, south, east, north]) => extentOf({ west, south, east, north }));
  const gatheredInFrance = gathered.filter((extent) => covers(FRANCE_LIMITS, extent));
  const some = inFrance.length + gatheredInFrance.length > 0;
  const chosen = some ? inFrance : points;
  const extents = [...(some ? gatheredInFrance : gathered), ...(chosen.length > 0 ? [extentAround(chosen)] : [])];
  return extents.length > 0 ? extents.reduce(joined) : null;
}
