import { useCallback, useState } from 'react';
import { sessionStore } from '../../../lib/storage/session-store';

const NAME = 'pignon.pins-seen';
const KEPT = 500;

/** Properties whose popup was opened, for the session: their pins turn grey, as visited links do. */
export function useSeenPins(): { readonly seen: ReadonlySet<number>; readonly see: (id: number) => void } {
  const [seen, setSeen] = useState<ReadonlySet<number>>(() => new Set(kept()));
  const see = useCallback((id: number) => {
    setSeen((known) => {
      const all = [...new Set([...known, id])].slice(-KEPT);
      sessionStore.write(NAME, all.join(','));
      return new Set(all);
    });
  }, []);
  return { seen, see };
}

const kept = (): number[] => (sessionStore.read(NAME) ?? '').split(',').filter(Boolean).map(Number);
