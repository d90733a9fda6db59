import type { Prepared } from '@pignon/domain/prospects/proposals/proposal';
import type { ThreadView } from '@pignon/domain/mailbox/thread-view';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { staffPost, UNREACHED } from '../../../staff/staff-post';
import { tellDone, UNDO_SECONDS } from '../../../staff/undo/tell';
import { notify } from '../../../ui/toasts/toast';
import { isOfMailbox } from '../desk/thread-paths';

const failed = (title: string, text: string | null | undefined): void =>
  notify({ kind: 'error', title, text: text ?? UNREACHED, seconds: UNDO_SECONDS });

interface Dropping {
  /** Nothing was ever said in it: it went with its draft. */
  readonly onGone: () => void;
  readonly onOpen: (threadId: string) => void;
}

/** Drops the draft that waits in a conversation, and takes that back. */
export function useDropping({ proposal, source, entries }: ThreadView, { onGone, onOpen }: Dropping) {
  const { mutate } = useSWRConfig();
  const [busy, setBusy] = useState(false);

  const takeBack = async (id: string): Promise<void> => {
    const reply = await staffPost(`/api/admin/people/proposals/${id}/restore`);
    const back = reply.ok ? (reply.body as Prepared) : null;
    const refusal = reply.ok ? back?.refusal : (reply.error ?? UNREACHED);
    if (refusal) failed('Brouillon non repris', refusal);
    else if (back?.threadId) onOpen(back.threadId);
    await mutate(isOfMailbox);
  };
  const drop = async (): Promise<void> => {
    if (busy || !proposal) return;
    const { id, property } = proposal;
    setBusy(true);
    const reply = await staffPost(`/api/admin/people/proposals/${id}`, {}, { method: 'DELETE' });
    setBusy(false);
    if (!reply.ok) failed('Brouillon non abandonné', reply.error);
    else {
      if (source === 'proposal' && entries.every(({ kind }) => kind === 'event')) onGone();
      tellDone('Brouillon abandonné', property.title, () => takeBack(id));
    }
    await mutate(isOfMailbox);
  };
  return { busy, drop };
}
