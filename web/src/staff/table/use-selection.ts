import { useState } from 'react';
import { NOTHING, toggle, toggleAll, visibleSelection } from './selection';

export interface TableSelection {
  readonly ids: readonly string[];
  readonly toggle: (id: string, shift: boolean) => void;
  readonly toggleAll: () => void;
  /** These too. */
  readonly add: (ids: readonly string[]) => void;
  readonly clear: () => void;
}

/** Among the rows in sight. */
export function useSelection(visible: readonly string[]): TableSelection {
  const [selection, setSelection] = useState(NOTHING);
  return {
    ids: visibleSelection(selection, visible),
    toggle: (id, shift) => setSelection((now) => toggle(now, visible, id, shift)),
    toggleAll: () => setSelection((now) => toggleAll(now, visible)),
    add: (more) => setSelection(({ ids }) => ({ ids: new Set([...ids, ...more]), anchor: null })),
    clear: () => setSelection(NOTHING),
  };
}
