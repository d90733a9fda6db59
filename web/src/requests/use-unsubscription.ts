import { useState, useSyncExternalStore } from 'react';
import { postJson } from '../lib/network/post-json';

const LINK = /^#([0-9a-f-]{36}\.[\w-]+)$/;
const NOT_FOUND = 404;
const UNREACHED = 'Impossible de contacter le serveur. Veuillez réessayer plus tard.';

type State = 'asked' | 'left' | 'back' | 'unknown';

const listen = (changed: () => void) => {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
};
const nowhere = (): string | null => null;

/** What a proposal's link opens: after its '#', so that no server, log or referrer sees it. A press alone does something. */
export function useUnsubscription() {
  const hash = useSyncExternalStore(listen, () => location.hash, nowhere);
  const [done, setDone] = useState<State>('asked');
  const [told, setTold] = useState<string>();
  const [sending, setSending] = useState(false);
  const [, token] = LINK.exec(hash ?? '') ?? [];
  const state: State = hash !== null && !token ? 'unknown' : done;

  const press = async (then: 'left' | 'back'): Promise<void> => {
    if (!token || sending) return;
    setSending(true);
    setTold(undefined);
    const path = `/api/unsubscriptions/${token}`;
    const reply = then === 'left' ? await postJson(path, {}) : await postJson(`${path}/consent`, {}, { method: 'PUT' });
    setSending(false);
    if (reply.ok) setDone(then);
    else if (reply.status === NOT_FOUND) setDone('unknown');
    else setTold(reply.error ?? UNREACHED);
  };
  return { state, told, sending, leave: () => press('left'), comeBack: () => press('back') };
}
