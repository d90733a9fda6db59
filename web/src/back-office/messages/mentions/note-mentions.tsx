import type { EntryView, ThreadView } from '@pignon/domain/mailbox/thread-view';
import { useRef } from 'react';
import { useSWRConfig } from 'swr';
import { useSession } from '../../../staff/session/session';
import { StaffButton } from '../../../staff/staff-button';
import { staffPost } from '../../../staff/staff-post';
import { tellDone, tellRefused } from '../../../staff/undo/tell';
import { isOfMailbox, threadPath } from '../desk/thread-paths';
import styles from './mentions.module.css';

interface NoteMentionsProps {
  readonly entry: Pick<EntryView, 'id' | 'threadId' | 'mentions'>;
}

/** Whom a note names, and whether they have seen it; each says so for themselves. */
export function NoteMentions({ entry: { id, threadId, mentions } }: NoteMentionsProps) {
  const { mutate } = useSWRConfig();
  const { data: session } = useSession();
  const running = useRef(false);
  if (mentions.length === 0) return null;
  const me = typeof session === 'object' ? session?.id : undefined;
  const own = mentions.find(({ accountId }) => accountId === me);

  const see = async (seen: boolean): Promise<void> => {
    if (running.current) return;
    running.current = true;
    const reply = await staffPost(`${threadPath(threadId)}/mentions/${id}`, { seen }, { method: 'PUT' });
    if (reply.ok) {
      const thread = reply.body as ThreadView;
      await mutate(threadPath(thread.id), thread, { revalidate: false });
    }
    await mutate(isOfMailbox);
    running.current = false;
    if (reply.ok)
      tellDone(
        seen ? 'Mention vue' : 'Mention à voir',
        seen ? 'Elle quitte le dossier « Mentions ».' : 'Elle revient dans le dossier « Mentions ».',
        () => see(!seen),
      );
    else tellRefused(reply);
  };

  return (
    <div className={styles.mentions}>
      <small>
        {'Mentionnés\u00a0: '}
        {mentions.map(({ name, seenAt }) => `${name ?? 'un ancien collègue'}${seenAt ? ' (vu)' : ''}`).join(', ')}
      </small>
      {own && !own.seenAt && <StaffButton onClick={() => void see(true)}>Marquer la mention comme vue</StaffButton>}
    </div>
  );
}
