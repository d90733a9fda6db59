import type { Area } from '@pignon/domain/listings/filters/area';
import { useEffect, useEffectEvent, useState } from 'react';
import { sessionStore } from '../../../lib/storage/session-store';
import type { Extent } from '../../geometry/mercator';
import { areaOf } from './area-of';
import styles from './area-search.module.css';
import type { MapView } from '../stage/map-context';

interface AreaSearchProps {
  /** What the map shows; null before it shows anything. */
  readonly view: MapView | null;
  /** Where it was put, or last searched: there is nothing to ask for there. */
  readonly home: Extent | null;
  readonly search: (area: Area) => void;
}

const FOLLOWS = 'carte-suivie';
/** Of the map's own width and height. */
const MOVED = 0.1;

/** The cards follow the map: at a press, or by themselves once that was chosen. */
export function AreaSearch({ view, home, search }: AreaSearchProps) {
  const [follows, setFollows] = useState(() => sessionStore.read(FOLLOWS) === '1');
  const moved = view !== null && home !== null && isElsewhere(view.extent, home);
  const go = useEffectEvent(search);
  useEffect(() => {
    if (moved && follows) go(areaOf(view.extent));
  }, [moved, follows, view]);
  const choose = (chosen: boolean) => {
    setFollows(chosen);
    sessionStore.write(FOLLOWS, chosen ? '1' : '0');
  };
  return (
    <div className={styles.search}>
      {moved && !follows && (
        <button type="button" className={styles.go} onClick={() => search(areaOf(view.extent))}>
          Rechercher dans cette zone
        </button>
      )}
      <label className={styles.follow}>
        <input type="checkbox" checked={follows} onChange={({ target }) => choose(target.checked)} />
        Suivre la carte
      </label>
    </div>
  );
}

function isElsewhere(now: Extent, before: Extent): boolean {
  const [width, height] = [before[2] - before[0], before[3] - before[1]];
  return now.some((side, index) => Math.abs(side - (before[index] ?? 0)) > MOVED * (index % 2 ? height : width));
}
