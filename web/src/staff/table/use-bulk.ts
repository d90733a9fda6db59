import { useRef, useState } from 'react';
import type { Reply } from '../../lib/network/post-json';

export interface RowResult {
  readonly id: string;
  readonly name: string;
  /** Absent: it is done. */
  readonly refusal?: string;
}

interface Bulk<Row> {
  readonly busy: boolean;
  readonly results: readonly RowResult[];
  /** Answers what became of each; nothing where another run is still on its way. */
  readonly run: (
    rows: readonly Row[],
    act: (row: Row) => Promise<Reply>,
    /** Reads them anew: nobody acts on what is no longer so. */
    reread?: () => Promise<unknown>,
  ) => Promise<readonly RowResult[]>;
  readonly clear: () => void;
}

const UNREACHED = 'Le serveur n’a pas répondu.';

/** One call per row, one after the other: each is told whether it went well. */
export function useBulk<Row extends { readonly id: string | number }>(nameOf: (row: Row) => string): Bulk<Row> {
  const [busy, setBusy] = useState(false);
  const [results, setResults] = useState<readonly RowResult[]>([]);
  const running = useRef(false);
  return {
    busy,
    results,
    clear: () => setResults([]),
    run: async (rows, act, reread) => {
      if (running.current) return [];
      const outcome: RowResult[] = [];
      running.current = true;
      setBusy(true);
      setResults([]);
      for (const row of rows) {
        const reply = await act(row);
        const refusal = reply.ok ? {} : { refusal: reply.error ?? UNREACHED };
        outcome.push({ id: String(row.id), name: nameOf(row), ...refusal });
        setResults([...outcome]);
        // The frame asks for the password: the rest waits for the next press.
        if (!reply.ok && reply.status === 401) break;
      }
      await reread?.();
      running.current = false;
      setBusy(false);
      return outcome;
    },
  };
}
