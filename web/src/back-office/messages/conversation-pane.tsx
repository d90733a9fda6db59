import { StaffReadFailed } from '../../staff/staff-get';
import { StaffButton } from '../../staff/staff-button';
import { ReadStates } from '../../staff/list/read-states';
import { Conversation } from './conversation/conversation';
import { type Question, ThreadActions } from './conversation/thread-actions';
import type { Joining } from './joining/use-joining';
import type { ThreadChange } from './desk/thread-change';
import type { ThreadChanges } from './desk/use-thread-changes';
import styles from './messages.module.css';
import type { Asked, Mode } from './reply/mode';
import { ProposalNote } from './proposal/proposal-note';
import { ReplyBox } from './reply/reply-box';
import type { Mailbox } from './use-mailbox';

interface ConversationPaneProps {
  readonly mailbox: Mailbox;
  readonly changes: ThreadChanges;
  readonly joining: Joining;
  readonly asked: Asked | undefined;
  readonly onWrite: (mode: Mode | null) => void;
  readonly onChange: (change: ThreadChange) => void;
  readonly onAsk: (question: Question) => void;
}

const isGone = (error: unknown): boolean => error instanceof StaffReadFailed && [400, 404].includes(error.status);

export function ConversationPane({
  mailbox,
  changes,
  joining,
  asked,
  onWrite,
  onChange,
  onAsk,
}: ConversationPaneProps) {
  const { drawer, live, opened } = mailbox;
  const { data: thread, error } = opened;
  if (!drawer.opened) return <p className={styles.none}>Choisissez une conversation pour la lire.</p>;
  if (isGone(error))
    return (
      <div className={styles.none}>
        <p>Cette conversation n’existe pas ou a été supprimée.</p>
        <StaffButton onClick={drawer.close}>Retour à la liste</StaffButton>
      </div>
    );
  return (
    <>
      <ReadStates
        loading="Chargement de la conversation..."
        loaded={thread !== undefined}
        error={error}
        onRetry={() => void opened.mutate()}
      />
      {thread && (
        <Conversation
          key={thread.id}
          thread={thread}
          onSeen={(seen) => void changes.seen(seen)}
          onOpen={drawer.open}
          onSplit={(entryId) => void joining.split(thread, entryId)}
          onSeparate={(id) => void joining.separate(id)}
          actions={<ThreadActions thread={thread} onChange={onChange} onAsk={onAsk} />}
        >
          <ProposalNote thread={thread} onGone={drawer.close} onOpen={drawer.open} />
          <ReplyBox
            key={thread.proposal?.id}
            thread={thread}
            asked={asked?.id === thread.id ? asked : undefined}
            onAsk={onWrite}
            writer={live.writers[thread.id]}
          />
        </Conversation>
      )}
    </>
  );
}
