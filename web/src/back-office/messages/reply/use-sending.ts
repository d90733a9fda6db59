import type { ThreadState } from '@pignon/domain/mailbox/thread-state';
import type { ThreadView } from '@pignon/domain/mailbox/thread-view';
import { uuidV7 } from '@pignon/domain/shared/uuid-v7';
import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { Reply } from '../../../lib/network/post-json';
import { staffPost, UNREACHED } from '../../../staff/staff-post';
import { isOfMailbox, threadPath } from '../desk/thread-paths';

const SESSION_ENDED = 'Votre session avait expiré\u00a0: reconnectez-vous, puis envoyez de nouveau.';
const MET = 'La conversation est à jour\u00a0: relisez-la, puis envoyez de nouveau.';

function failureOf(reply: Reply & { ok: false }): string {
  if (reply.status === 401) return SESSION_ENDED;
  if (reply.status === 409) return `${reply.error ?? ''} ${MET}`.trim();
  return Object.values(reply.fields ?? {})[0] ?? reply.error ?? UNREACHED;
}

/** Sends what was written. The same words over the same conversation are one intention, however often they are sent. */
export function useSending({ id, version }: ThreadView) {
  const { mutate } = useSWRConfig();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const running = useRef(false);
  const intention = useRef({ body: '', key: '', version });

  const send = async (call: 'replies' | 'notes' | 'forwards', said: object): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    setFailure(undefined);
    const body = JSON.stringify([call, said]);
    if (intention.current.body !== body) intention.current = { body, key: uuidV7(), version };
    const { key, version: seen } = intention.current;
    const sent = call === 'replies' ? { ...said, version: seen } : said;
    const reply = await staffPost(`${threadPath(id)}/${call}`, sent, { key });
    // What was refused for its version is read again, and is another intention.
    if (!reply.ok && reply.status === 409) intention.current = { body: '', key: '', version };
    if (reply.ok) await mutate(threadPath(id), reply.body, { revalidate: false });
    void mutate(isOfMailbox);
    running.current = false;
    setBusy(false);
    if (!reply.ok) setFailure(failureOf(reply));
    return reply.ok;
  };

  return {
    busy,
    failure,
    refuse: setFailure,
    /** `nextState`: whose turn it is afterwards. */
    reply: (
      said: {
        readonly body: string;
        readonly subject: string;
        readonly attachments: readonly string[];
        /** The draft that it was made of. */
        readonly proposal?: string;
      },
      nextState: Extract<ThreadState, 'answered' | 'waiting'>,
    ) => send('replies', { ...said, nextState }),
    forward: (said: {
      readonly to: string;
      readonly subject: string;
      readonly body: string;
      readonly attachments: readonly string[];
    }) => send('forwards', said),
    /** `mentions`: accounts of colleagues. */
    note: (body: string, mentions: readonly string[]) => send('notes', { body, mentions }),
  };
}

export type Sending = ReturnType<typeof useSending>;
