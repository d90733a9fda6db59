import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { fetchJson } from '../lib/network/fetch-json';
import { wait } from '../lib/network/wait';
import { callById } from '../catalogue/property-calls';
import { notify } from '../ui/toasts/toast';

const PAUSE_MS = 1_000;
const AFTER_A_FAILURE_MS = 5_000;

/** An opened file leaves the screen when its access ends, not only at the next reading. */
export default function ShutWhenClosed({ propertyId }: { readonly propertyId: number }) {
  const { mutate } = useSWRConfig();
  useEffect(() => {
    const leaving = new AbortController();
    void (async () => {
      while (!leaving.signal.aborted) {
        const closed = await asked(propertyId, leaving.signal);
        if (leaving.signal.aborted) return;
        if (closed) {
          await mutate(callById(propertyId));
          notify({ kind: 'error', title: 'Accès fermé', text: 'Votre accès à ce dossier a pris fin.' });
          return;
        }
        await wait(closed === null ? AFTER_A_FAILURE_MS : PAUSE_MS, leaving.signal);
      }
    })();
    return () => leaving.abort();
  }, [propertyId, mutate]);
  return null;
}

/** Null when nobody answered. */
const asked = (propertyId: number, signal: AbortSignal): Promise<boolean | null> =>
  fetchJson<{ closed: boolean }>(`/api/off-market/closes?propertyId=${propertyId}`, signal).then(
    ({ closed }) => closed,
    () => null,
  );
