import type { ThreadRow, ThreadView } from '@pignon/domain/mailbox/thread-view';
import { uuidV7 } from '@pignon/domain/shared/uuid-v7';
import { useRef } from 'react';
import { useSWRConfig } from 'swr';
import type { Reply } from '../../../lib/network/post-json';
import { useTurns } from '../../../staff/form/use-turns';
import { staffGet } from '../../../staff/staff-get';
import { staffPost } from '../../../staff/staff-post';
import { tellDone, tellRefused } from '../../../staff/undo/tell';
import { isOfMailbox, threadPath } from '../desk/thread-paths';

type Which = Pick<ThreadRow, 'id' | 'version'>;

/** Which lines are one conversation, and whose it is. `open`: shows the one that it led to. */
export function useJoining(open: (id: string) => void) {
  const { mutate } = useSWRConfig();
  const inTurn = useTurns();
  const running = useRef(new Set<string>());

  /** Pressed twice it is one; undefined where it is on its way or was refused. */
  const ask = async (path: string, body: object, done?: () => Promise<Reply | undefined>) => {
    if (running.current.has(path)) return undefined;
    running.current.add(path);
    const first = await inTurn(() => staffPost(path, body, { key: uuidV7() }));
    const reply = first.ok || first.status !== 409 ? first : ((await done?.()) ?? first);
    running.current.delete(path);
    await mutate(isOfMailbox);
    if (reply.ok) return reply.body as ThreadView;
    tellRefused(reply);
    return undefined;
  };
  const separate = async (id: string): Promise<void> => {
    const left = await ask(`${threadPath(id)}/separate`, {});
    if (!left) return;
    open(id);
    tellDone('Fusion annulée', left.subject);
  };

  /** `gone` goes into the other one. */
  const merge = async (gone: Which, kept: Which): Promise<void> => {
    const body = { version: gone.version, into: kept.id, intoVersion: kept.version };
    const merged = await ask(`${threadPath(gone.id)}/merge`, body, () => isIn(gone.id, kept.id));
    if (!merged) return;
    open(merged.id);
    tellDone('Conversations fusionnées', merged.subject, () => separate(gone.id));
  };

  return {
    separate,
    merge,
    split: async ({ id, version }: Which, from: string): Promise<void> => {
      const part = await ask(`${threadPath(id)}/split`, { version, from });
      if (!part) return;
      open(part.id);
      const back = async () => {
        const left = (await staffGet(threadPath(id)).catch(() => undefined)) as ThreadView | undefined;
        if (left) await merge(part, left);
      };
      tellDone('Conversation scindée', part.subject, back);
    },
    move: async ({ id, version }: Which, personId: string): Promise<void> => {
      const moved = await ask(`${threadPath(id)}/move`, { version, personId });
      if (moved) tellDone('Conversation déplacée', moved.name || moved.email);
    },
  };
}

/** An answer that was lost is asked for again, and refused: what was wanted is so. */
async function isIn(gone: string, kept: string): Promise<Reply | undefined> {
  const now = (await staffGet(threadPath(gone)).catch(() => undefined)) as ThreadView | undefined;
  return now?.id === kept ? { ok: true, status: 200, body: now } : undefined;
}

export type Joining = ReturnType<typeof useJoining>;
