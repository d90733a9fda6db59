import type { OwnAppointment } from '@pignon/domain/appointments/shown-appointment';
import { useState, useSyncExternalStore } from 'react';
import useSWR from 'swr';
import { postJson } from '../lib/network/post-json';

type Read = 'reading' | 'unknown' | 'failed' | OwnAppointment;

const LINK = /^#([0-9a-f-]{36})\.([\w-]+)$/;
const NOT_FOUND = 404;

const listen = (changed: () => void) => {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
};
const nowhere = (): string | null => null;

/** What the address opens: after its '#', so that no server, log or referrer sees it. */
export function useOwnAppointment() {
  const hash = useSyncExternalStore(listen, () => location.hash, nowhere);
  const [told, setTold] = useState<string>();
  const [sending, setSending] = useState(false);
  const [, id = '', token = ''] = LINK.exec(hash ?? '') ?? [];
  const { data, mutate } = useSWR<Read, unknown>(id && `own-appointment ${id}.${token}`, () => readOne(id, token));
  const read: Read = hash !== null && !id ? 'unknown' : (data ?? 'reading');

  /** Answers whether it is done. */
  const act = async (what: 'move' | 'cancel', more: object = {}): Promise<boolean> => {
    if (typeof read === 'string') return false;
    setSending(true);
    const reply = await postJson(`/api/appointments/${id}/${what}`, { sequence: read.sequence, ...more }, { token });
    setSending(false);
    setTold(
      reply.ok ? undefined : (reply.error ?? 'Impossible de contacter le serveur. Veuillez réessayer plus tard.'),
    );
    await mutate();
    return reply.ok;
  };
  return { read, told, sending, act, again: () => void mutate() };
}

async function readOne(id: string, token: string): Promise<Read> {
  try {
    const answer = await fetch(`/api/appointments/${id}`, { headers: { authorization: `Bearer ${token}` } });
    if (answer.ok) return (await answer.json()) as OwnAppointment;
    return answer.status === NOT_FOUND ? 'unknown' : 'failed';
  } catch {
    return 'failed';
  }
}
