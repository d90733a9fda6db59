import type { ThreadRow, ThreadView } from '@pignon/domain/mailbox/thread-view';
import { plural } from '@pignon/domain/shared/text/plural';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { UNREACHED } from '../../../staff/staff-post';
import type { RowResult } from '../../../staff/table/use-bulk';
import { tellDone, tellRefused } from '../../../staff/undo/tell';
import { beforeGroups } from './before-groups';
import { backTo, doneText, nameOf, type ThreadChange } from './thread-change';
import { isOfMailbox } from './thread-paths';
import { useThreadCalls } from './use-thread-calls';

const UP_TO_DATE = 'La conversation est à jour.';

interface BulkAnswer {
  readonly items: readonly { readonly id: string; readonly ok: boolean; readonly message?: string }[];
}

/** One after the other, each pressed once. What was done may be taken back from its toast. */
export function useThreadChanges() {
  const { mutate } = useSWRConfig();
  const [results, setResults] = useState<readonly RowResult[]>([]);
  const { once, latestOf, put, putAll } = useThreadCalls();
  const reread = () => mutate(isOfMailbox);

  /** Held to the version that was read. True when it is so. */
  const one = async (thread: ThreadRow, change: ThreadChange, who?: string): Promise<boolean> => {
    const { id } = thread;
    let before = thread;
    const reply = await once([id, change], () => {
      before = latestOf(thread);
      return put(before, change);
    });
    void reread();
    if (!reply) return false;
    if (!reply.ok) {
      tellRefused(reply, UP_TO_DATE);
      return false;
    }
    const after = reply.body as ThreadView;
    const undo = async () => {
      const undone = await once([id, 'undo'], () => put(after, backTo(before, change)));
      await reread();
      if (undone && !undone.ok) tellRefused(undone, UP_TO_DATE);
    };
    tellDone(doneText(change, who), nameOf(thread), undo);
    return true;
  };

  /** All that are chosen, in one call: whoever is refused is told by name. */
  const some = async (threads: readonly ThreadRow[], change: ThreadChange, who?: string): Promise<void> => {
    const ids = threads.map(({ id }) => id);
    const reply = await once([ids, change], () => putAll(ids, change));
    await reread();
    if (!reply) return;
    if (!reply.ok) return tellRefused(reply, UP_TO_DATE);
    const { items } = reply.body as BulkAnswer;
    const done = threads.filter(({ id }) => items.some((item) => item.id === id && item.ok));
    const rows = items.map(({ id, ok, message }) => {
      const thread = threads.find((known) => known.id === id);
      return { id, name: thread ? nameOf(thread) : id, ...(!ok && { refusal: message ?? UNREACHED }) };
    });
    setResults(rows.some(({ refusal }) => refusal) ? rows : []);
    if (done.length === 0) return;
    const undo = async () => {
      for (const group of beforeGroups(done.map((thread) => [thread.id, backTo(thread, change)]))) {
        const undone = await once(group, () => putAll(group.ids, group.before));
        if (undone && !undone.ok) tellRefused(undone, UP_TO_DATE);
      }
      await reread();
    };
    tellDone(doneText(change, who), `${done.length} conversation${plural(done.length)}`, undo);
  };

  return {
    results,
    clear: () => setResults([]),
    reread,
    one,
    some,
    /** Somebody has seen it: no toast, and nobody waits for it. */
    seen: async (thread: ThreadRow): Promise<void> => {
      if ((await put(thread, { unread: false })).ok) await reread();
    },
  };
}

export type ThreadChanges = ReturnType<typeof useThreadChanges>;
