import type { MapAnswer } from '@pignon/domain/listings/read-models';
import type { Area } from '@pignon/domain/listings/filters/area';
import { LARGEST_PAGE } from '@pignon/domain/listings/search-criteria';
import type { SearchCriteria } from '@pignon/domain/listings/filters/filters';
import type OlMap from 'ol/Map.js';
import { type ReactNode, useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { withoutArea } from '../../../catalogue/search-paths';
import { useAppSettings } from '../../../site/agency/use-app-settings';
import { gather, inReadingOrder, type Mark, spotsOf } from '../../geometry/gather';
import { type Extent, holds, widened } from '../../geometry/mercator';
import { AreaSearch } from './area-search';
import type { FirstView } from '../stage/create-map';
import { MapCanvas } from '../stage/map-canvas';
import { extentShown, type MapView, useMapView } from '../stage/map-context';
import { useMapMemory } from '../stage/map-memory';
import { MarkLayer } from '../marks/mark-layer';
import { PinPopup } from '../popup/pin-popup';
import { pinLook } from '../marks/pin-look';
import { PinsFailed } from './pins-failed';
import { useCards } from '../popup/use-cards';
import { useOpenMark } from './use-open-mark';
import { usePins } from './use-pins';
import { useSeenPins } from './use-seen-pins';

interface PinMapProps {
  readonly label: string;
  readonly criteria: SearchCriteria;
  readonly first: FirstView;
  readonly highlighted?: number | null;
  readonly onHighlight?: (id: number | null) => void;
  readonly onArea?: (area: Area) => void;
  /** Told each time another question was answered. */
  readonly onAnswer?: (answer: MapAnswer, map: OlMap) => void;
  readonly onMap?: (map: OlMap | null) => void;
  readonly children?: ReactNode;
}

/** Marks are kept ready a little beyond the edge, so that a moving map does not come in bare. */
const BEYOND = 0.3;

/** Price plates and clusters on the map, with their popups. */
export function PinMap({
  label,
  criteria,
  first,
  highlighted = null,
  onHighlight,
  onArea,
  onAnswer,
  onMap,
  children,
}: PinMapProps) {
  const [map, setMap] = useState<OlMap | null>(null);
  const view = useMapView(map);
  // The pins around the window that the cards keep to stay: one sees where else there is something.
  const asked = useMemo(() => withoutArea(criteria), [criteria]);
  const { answer, query, failed, retry } = usePins(asked, view);
  const [home, setHome] = useState<Extent | null>(null);
  if (view && !home) setHome(view.extent);
  useMapMemory(label, view);
  const { seen, see } = useSeenPins();
  const { statusTexts } = useAppSettings();
  const shown = useMarksShown(answer, view);
  const { cards } = useCards(singleIds(shown));

  const keepMap = useCallback(
    (made: OlMap | null) => {
      setMap(made);
      onMap?.(made);
    },
    [onMap],
  );
  // Before the new pins are painted where the map is no longer.
  useLayoutEffect(() => {
    // Once per question: what a window of the same question holds is no news.
    if (!map || !answer) return;
    onAnswer?.(answer, map);
    const settle = () => setHome(extentShown(map));
    if (map.getView().getAnimating()) map.once('moveend', settle);
    else if (map.getSize()) settle();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [query, map]);
  const { open, press, close } = useOpenMark({ map, view, query, shown, see });

  const look = (mark: Mark) => pinLook(mark, { cards, seen, highlighted, open: open?.key ?? null, statusTexts });
  const hover = (mark: Mark | null) =>
    onHighlight?.(mark?.known && mark.pins.length === 1 ? (mark.pins[0]?.[0] ?? null) : null);

  return (
    <MapCanvas label={label} first={first} onMap={keepMap}>
      <MarkLayer label="Biens sur la carte" marks={shown} look={look} press={press} hover={hover} />
      {open && <PinPopup key={open.key} mark={open} known={cards} close={close} />}
      {onArea && (
        <AreaSearch
          view={view}
          home={home}
          search={(area) => {
            setHome(view?.extent ?? null);
            onArea(area);
          }}
        />
      )}
      {failed && <PinsFailed retry={retry} />}
      {children}
    </MapCanvas>
  );
}

function useMarksShown(answer: MapAnswer | null, view: MapView | null): readonly Mark[] {
  const resolution = view?.resolution ?? null;
  const marks = useMemo(
    () => (answer && resolution ? inReadingOrder(gather(spotsOf(answer), resolution), resolution) : []),
    [answer, resolution],
  );
  return useMemo(() => {
    const near = view && widened(view.extent, BEYOND);
    return near ? marks.filter(({ at }) => holds(near, at)) : [];
  }, [marks, view]);
}

const singleIds = (marks: readonly Mark[]): number[] =>
  marks.flatMap(({ pins, known }) => (known && pins.length === 1 ? (pins[0]?.[0] ?? []) : [])).slice(0, LARGEST_PAGE);
