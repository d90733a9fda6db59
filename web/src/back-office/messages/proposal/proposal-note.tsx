import type { ThreadView } from '@pignon/domain/mailbox/thread-view';
import { parisTime } from '@pignon/domain/shared/text/french';
import { Link } from 'wouter';
import { StaffButton } from '../../../staff/staff-button';
import styles from './proposal-note.module.css';
import { useDropping } from './use-dropping';

interface ProposalNoteProps {
  readonly thread: ThreadView;
  readonly onGone: () => void;
  readonly onOpen: (threadId: string) => void;
}

/** What the draft below is, who made it, and the way to be rid of it (D14). */
export function ProposalNote({ thread, onGone, onOpen }: ProposalNoteProps) {
  const { busy, drop } = useDropping(thread, { onGone, onOpen });
  if (!thread.proposal) return null;
  const { property, by, draftedAt } = thread.proposal;
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
