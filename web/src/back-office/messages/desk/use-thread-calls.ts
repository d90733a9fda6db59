import type { ThreadRow, ThreadView } from '@pignon/domain/mailbox/thread-view';
import { useRef } from 'react';
import type { Reply } from '../../../lib/network/post-json';
import { useTurns } from '../../../staff/form/use-turns';
import { staffPost } from '../../../staff/staff-post';
import type { Before } from './before-groups';
import { doneAlready } from './done-already';
import { THREADS, threadPath } from './thread-paths';

/** One call after the other, each once, held to the version that was made last. */
export function useThreadCalls() {
  const inTurn = useTurns();
  const asked = useRef(new Set<string>());
  /** What the changes of this page have made: the next key may come before the list has read it. */
  const made = useRef(new Map<string, ThreadView>());
  return {
    /** Undefined: it is asked for already. */
    async once(what: unknown, act: () => Promise<Reply>): Promise<Reply | undefined> {
      const key = JSON.stringify(what);
      if (asked.current.has(key)) return undefined;
      asked.current.add(key);
      const reply = await inTurn(act);
      asked.current.delete(key);
      return reply;
    },
    latestOf(thread: ThreadRow): ThreadRow {
      const own = made.current.get(thread.id);
      return own && own.version >= thread.version ? own : thread;
    },
    async put({ id, version }: Pick<ThreadRow, 'id' | 'version'>, change: Before): Promise<Reply> {
      const first = await staffPost(threadPath(id), { version, ...change }, { method: 'PUT' });
      const reply = first.ok || first.status !== 409 ? first : await doneAlready(id, change, first);
      if (reply.ok) made.current.set(id, reply.body as ThreadView);
      return reply;
    },
    putAll: (ids: readonly string[], change: Before): Promise<Reply> =>
      staffPost(THREADS, { ids, ...change }, { method: 'PUT' }),
  };
}
