import type { ThreadView } from '@pignon/domain/mailbox/thread-view';
import { parisTime } from '@pignon/domain/shared/text/french';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { Link } from 'wouter';
import { StaffButton } from '../../../staff/staff-button';
import { staffPost, UNREACHED } from '../../../staff/staff-post';
import { notify } from '../../../ui/toasts/toast';
import { isOfMailbox } from '../desk/thread-paths';
import styles from './proposal-note.module.css';

interface ProposalNoteProps {
  readonly thread: ThreadView;
  /** Nothing was ever said in it: it went with its draft. */
  readonly onGone: () => void;
}

/** What the draft below is, who made it, and the way to be rid of it (D14). */
export function ProposalNote({ thread, onGone }: ProposalNoteProps) {
  const { mutate } = useSWRConfig();
  const [busy, setBusy] = useState(false);
  const { proposal, source, entries } = thread;
  if (!proposal) return null;
  const { id, property, by, draftedAt } = proposal;
  const drop = async () => {
    if (busy) return;
    setBusy(true);
    const reply = await staffPost(`/api/admin/people/proposals/${id}`, {}, { method: 'DELETE' });
    setBusy(false);
    if (!reply.ok) notify({ kind: 'error', title: 'Brouillon non abandonné', text: reply.error ?? UNREACHED });
    else if (source === 'proposal' && entries.every(({ kind }) => kind === 'event')) onGone();
    await mutate(isOfMailbox);
  };
  return (
    <div className={styles.note}>
      <p>
        Brouillon, non envoyé : proposition de{' '}
        <Link href={`/admin/properties/edit/${property.id}?onglet=correspondances`}>{property.title}</Link>, préparée
        {by && ` par ${by}`} le {parisTime(new Date(draftedAt))}.
      </p>
      <StaffButton aria-disabled={busy} onClick={() => void drop()}>
        Abandonner le brouillon
      </StaffButton>
    </div>
  );
}
