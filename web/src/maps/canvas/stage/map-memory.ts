import { useEffect, useState } from 'react';
import { entryMemory, remember } from '../../../lib/scroll/scroll-memory';
import type { Extent } from '../../geometry/mercator';
import { exactly, type FirstView } from './create-map';
import type { MapView } from './map-context';

interface Left {
  readonly label: string;
  readonly extent: Extent;
}

/** Where the map of this history entry was left: Back finds zoom and centre again. */
export function useLeftView(label: string): FirstView | null {
  const [left] = useState(() => leftAt(label));
  return left;
}

function leftAt(label: string): FirstView | null {
  const left = entryMemory().map as Left | undefined;
  return left?.label === label && isExtent(left.extent) ? exactly(left.extent) : null;
}

const isExtent = (value: unknown): value is Extent =>
  Array.isArray(value) && value.length === 4 && value.every(Number.isFinite);

/** At each drawing that the entry lacks it: another filter rewrites the entry in place, and what it remembered is gone. */
export function useMapMemory(label: string, view: MapView | null): void {
  useEffect(() => {
    const left = entryMemory().map as Left | undefined;
    if (view && (left?.label !== label || String(left.extent) !== String(view.extent)))
      remember({ map: { label, extent: view.extent } satisfies Left });
  });
}
