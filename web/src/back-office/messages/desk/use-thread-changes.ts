import type { ThreadRow, ThreadView } from '@pignon/domain/mailbox/thread-view';
import { type ThreadState, THREAD_STATE_LABELS } from '@pignon/domain/mailbox/thread-state';
import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { Reply } from '../../../lib/network/post-json';
import { staffPost, UNREACHED } from '../../../staff/staff-post';
import type { RowResult } from '../../../staff/table/use-bulk';
import { useTurns } from '../../../staff/form/use-turns';
import { notify } from '../../../ui/toasts/toast';
import { type Before, beforeGroups } from './before-groups';
import { doneAlready } from './done-already';
import { isOfMailbox, THREADS, threadPath } from './thread-paths';

/** What staff change of a conversation, one thing at a time. */
export type ThreadChange =
  | { readonly state: ThreadState }
  | { readonly agentId: number | null }
  | { readonly propertyId: number | null }
  | { readonly unread: boolean };

/** How long what was done may be taken back (ux67). */
const UNDO_SECONDS = 8;

interface BulkAnswer {
  readonly items: readonly { readonly id: string; readonly ok: boolean; readonly message?: string }[];
}

const nameOf = ({ name, email, subject }: ThreadRow): string => `${name || email}, ${subject}`;

/** 'Archivé', as the toast says it. */
function doneText(change: ThreadChange, who: string | undefined): string {
  if ('state' in change) return THREAD_STATE_LABELS[change.state];
  if ('unread' in change) return change.unread ? 'Non lu' : 'Lu';
  if ('propertyId' in change) return change.propertyId === null ? 'Bien délié' : 'Bien lié';
  return change.agentId === null ? 'Attribué à personne' : `Attribué à ${who ?? 'un conseiller'}`;
}

/** What takes the change back. A state that is put away takes 'unread' along. */
function backTo(thread: ThreadRow, change: ThreadChange): Before {
  if ('state' in change) return { state: thread.state, unread: thread.unread };
  if ('unread' in change) return { unread: thread.unread };
  if ('propertyId' in change) return { propertyId: thread.property?.id ?? null };
  return { agentId: thread.agent?.id ?? null };
}

/** One after the other, each pressed once. What was done may be taken back from its toast. */
export function useThreadChanges() {
  const { mutate } = useSWRConfig();
  const [results, setResults] = useState<readonly RowResult[]>([]);
  const inTurn = useTurns();
  const asked = useRef(new Set<string>());
  /** What the changes of this page have made: the next key may come before the list has read it. */
  const made = useRef(new Map<string, ThreadView>());
  const reread = () => mutate(isOfMailbox);

  /** Undefined: it is asked for already. */
  const once = async (what: unknown, act: () => Promise<Reply>): Promise<Reply | undefined> => {
    const key = JSON.stringify(what);
    if (asked.current.has(key)) return undefined;
    asked.current.add(key);
    const reply = await inTurn(act);
    asked.current.delete(key);
    return reply;
  };
  const latestOf = (thread: ThreadRow): ThreadRow => {
    const own = made.current.get(thread.id);
    return own && own.version >= thread.version ? own : thread;
  };
  const put = async ({ id, version }: Pick<ThreadRow, 'id' | 'version'>, change: Before): Promise<Reply> => {
    const first = await staffPost(threadPath(id), { version, ...change }, { method: 'PUT' });
    const reply = first.ok || first.status !== 409 ? first : await doneAlready(id, change, first);
    if (reply.ok) made.current.set(id, reply.body as ThreadView);
    return reply;
  };
  const tell = (reply: Reply & { ok: false }) => {
    // The frame asks for the password then.
    if (reply.status === 401) return;
    const text = reply.status === 409 ? `${reply.error} La conversation est à jour.` : (reply.error ?? UNREACHED);
    notify({ kind: 'error', title: 'Rien n’a changé', text, seconds: UNDO_SECONDS });
  };

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
      tell(reply);
      return false;
    }
    const after = reply.body as ThreadView;
    const undo = async () => {
      const undone = await once([id, 'undo'], () => put(after, backTo(before, change)));
      await reread();
      if (undone && !undone.ok) tell(undone);
    };
    notify({
      kind: 'success',
      title: doneText(change, who),
      text: nameOf(thread),
      seconds: UNDO_SECONDS,
      action: { label: 'Annuler', press: () => void undo() },
    });
    return true;
  };

  const bulk = (ids: readonly string[], change: Before): Promise<Reply> =>
    staffPost(THREADS, { ids, ...change }, { method: 'PUT' });

  /** All that are chosen, in one call: whoever is refused is told by name. */
  const some = async (threads: readonly ThreadRow[], change: ThreadChange, who?: string): Promise<void> => {
    const ids = threads.map(({ id }) => id);
    const reply = await once([ids, change], () => bulk(ids, change));
    await reread();
    if (!reply) return;
    if (!reply.ok) return tell(reply);
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
        const undone = await once(group, () => bulk(group.ids, group.before));
        if (undone && !undone.ok) tell(undone);
      }
      await reread();
    };
    notify({
      kind: 'success',
      title: doneText(change, who),
      text: `${done.length} conversation${done.length > 1 ? 's' : ''}`,
      seconds: UNDO_SECONDS,
      action: { label: 'Annuler', press: () => void undo() },
    });
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
