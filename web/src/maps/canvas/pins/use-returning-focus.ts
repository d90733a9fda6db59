import type OlMap from 'ol/Map.js';
import { useCallback, useEffect, useRef } from 'react';
import type { Mark } from '../../geometry/gather';
import { holds, widened } from '../../geometry/mercator';

/** Where the focus goes once a popup has closed or a cluster has opened: to the mark, or to what became of it. */
export function useReturningFocus(map: OlMap | null, marks: readonly Mark[]) {
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
