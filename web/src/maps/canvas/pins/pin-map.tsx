import type { MapAnswer } from '@pignon/domain/listings/read-models';
import type { Area } from '@pignon/domain/listings/filters/area';
import { LARGEST_PAGE } from '@pignon/domain/listings/search-criteria';
import type { SearchCriteria } from '@pignon/domain/listings/filters/filters';
import type OlMap from 'ol/Map.js';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { withoutArea } from '../../../catalogue/search-paths';
import { useAppSettings } from '../../../site/agency/use-app-settings';
import { canPart, gather, inReadingOrder, isApproximate, type Mark, spotsOf } from '../../geometry/gather';
import { type Extent, holds, resolutionOf, widened } from '../../geometry/mercator';
import { MAP_ZOOMS, openLayersZoom } from '../../geometry/zooms';
import { AreaSearch } from './area-search';
import { CLOSEST, type FirstView, fit } from '../stage/create-map';
import { MapCanvas } from '../stage/map-canvas';
import { extentShown, useMapView } from '../stage/map-context';
import { useMapMemory } from '../stage/map-memory';
import { MarkLayer } from '../marks/mark-layer';
import { PinPopup } from '../popup/pin-popup';
import { pinLook } from '../marks/pin-look';
import { PinsFailed } from './pins-failed';
import { showSector } from '../layers/sector-layer';
import { useCards } from '../popup/use-cards';
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
  const [open, setOpen] = useState<Mark | null>(null);
  const resolution = view?.resolution ?? null;

  const marks = useMemo(
    () => (answer && resolution ? inReadingOrder(gather(spotsOf(answer), resolution), resolution) : []),
    [answer, resolution],
  );
  const shown = useMemo(() => {
    const near = view && widened(view.extent, BEYOND);
    return near ? marks.filter(({ at }) => holds(near, at)) : [];
  }, [marks, view]);
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
  useEffect(() => setOpen(null), [query]);
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

/** A hidden address is not looked at from nearer than its sector deserves (M74). */
const closestFor = ({ pins, known }: Mark): number =>
  known && pins.every(isApproximate) ? openLayersZoom(MAP_ZOOMS.approximate) : CLOSEST;

const singleIds = (marks: readonly Mark[]): number[] =>
  marks.flatMap(({ pins, known }) => (known && pins.length === 1 ? (pins[0]?.[0] ?? []) : [])).slice(0, LARGEST_PAGE);

/** Where the focus goes once a popup has closed or a cluster has opened: to the mark, or to what became of it. */
function useReturningFocus(map: OlMap | null, marks: readonly Mark[]) {
  const awaited = useRef<Mark | null>(null);
  const shown = useRef(marks);

  const focusOn = useCallback(
    ({ key, extent }: Mark) => {
      const near = widened([extent[0] - 1, extent[1] - 1, extent[2] + 1, extent[3] + 1], 0.05);
      const found = shown.current.find((mark) => mark.key === key) ?? shown.current.find(({ at }) => holds(near, at));
      const target = map?.getTargetElement();
      const button = found && target?.querySelector<HTMLElement>(`[data-mark="${CSS.escape(found.key)}"]`);
      (button ?? target)?.focus({ preventScroll: true });
    },
    [map],
  );
  useEffect(() => {
    shown.current = marks;
    const parted = awaited.current;
    // The map comes to rest with those that the cluster was parted into; until then it keeps the focus itself.
    if (!parted || marks.some(({ key }) => key === parted.key)) return;
    awaited.current = null;
    focusOn(parted);
  }, [marks, focusOn]);

  const focusOnceParted = useCallback((mark: Mark) => {
    awaited.current = mark;
  }, []);
  return { focusOn, focusOnceParted };
}

function useGroundPress(map: OlMap | null, pressed: () => void) {
  const latest = useRef(pressed);
  useEffect(() => {
    latest.current = pressed;
  }, [pressed]);
  useEffect(() => {
    if (!map) return;
    const click = ({ originalEvent }: { originalEvent: Event }) => {
      const onMark = originalEvent.target instanceof Element && originalEvent.target.closest('button');
      if (!onMark) latest.current();
    };
    map.on('click', click);
    return () => map.un('click', click);
  }, [map]);
}
