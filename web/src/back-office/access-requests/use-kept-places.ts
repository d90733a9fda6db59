import type { StaffAccessRequest } from '@pignon/domain/off-market/staff-access';
import { useEffect, useRef, useState } from 'react';
import { keepPlaces, type Place, type Placed } from './keep-places';

/** From when the pointer left, or a finger was lifted. */
const HELD_MS = 5_000;

interface KeptPlaces {
  readonly rows: readonly Placed[];
  readonly enter: () => void;
  readonly leave: () => void;
  /** Runs a decision; its row stays for a while, wherever the pointer is. */
  readonly during: (decision: () => Promise<void>) => Promise<void>;
}

/** Under the pointer no row moves: a press meant for one request must never land on the next. */
export function useKeptPlaces(
  requests: readonly StaffAccessRequest[],
  belongs: (request: StaffAccessRequest) => boolean,
): KeptPlaces {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const over = useRef(false);
  const rows = keepPlaces(places, requests, belongs);

  const hold = () => {
    clearTimeout(timer.current);
    // What is settled already stays so.
    const known = new Map(places.map((place) => [place.id, place]));
    setPlaces(rows.map(({ request: { id, state } }) => known.get(id) ?? { id, state }));
  };
  const release = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setPlaces([]), HELD_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    rows,
    enter: () => {
      over.current = true;
      hold();
    },
    leave: () => {
      over.current = false;
      release();
    },
    during: async (decision) => {
      hold();
      await decision();
      if (!over.current) release();
    },
  };
}
