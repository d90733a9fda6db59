import type { ThreadRow } from '@pignon/domain/mailbox/thread-view';
import { MergeDialog } from './joining/merge-dialog';
import { MoveDialog } from './joining/move-dialog';
import type { Joining } from './joining/use-joining';
import { TaskDialog } from './tasks/task-dialog';
import { ForwardDialog } from './forward/forward-dialog';
import type { Question } from './conversation/thread-actions';
import type { ThreadChange } from './desk/thread-change';
import { AssignDialog } from './dialogs/assign-dialog';
import { PropertyDialog } from './dialogs/property-dialog';
import { StateDialog } from './dialogs/state-dialog';

interface QuestionsProps {
  readonly question: Question;
  /** Absent: of all that are selected. */
  readonly thread: ThreadRow | undefined;
  readonly joining: Joining;
  /** `who`: to whom it is given. */
  readonly onChange: (change: ThreadChange, who?: string) => void;
  readonly onClose: () => void;
}

/** What is chosen in a dialog. */
export function Questions({ question, thread, joining, onChange, onClose }: QuestionsProps) {
  if (question === 'forward') return thread ? <ForwardDialog threadId={thread.id} onClose={onClose} /> : null;
  if (question === 'task') return thread ? <TaskDialog threadId={thread.id} onClose={onClose} /> : null;
  if (question === 'merge')
    return thread ? (
      <MergeDialog threadId={thread.id} onMerge={(gone, into) => void joining.merge(gone, into)} onClose={onClose} />
    ) : null;
  if (question === 'move')
    return thread ? (
      <MoveDialog thread={thread} onMove={(personId) => void joining.move(thread, personId)} onClose={onClose} />
    ) : null;
  if (question === 'agent')
    return (
      <AssignDialog
        {...(thread && { current: thread.agent?.id ?? null })}
        onAssign={(agentId, name) => onChange({ agentId }, name)}
        onClose={onClose}
      />
    );
  if (question === 'state')
    return (
      <StateDialog
        {...(thread && { current: thread.state })}
        onMove={(state) => onChange({ state })}
        onClose={onClose}
      />
    );
  return (
    <PropertyDialog
      current={thread?.property?.id ?? null}
      onLink={(propertyId) => onChange({ propertyId })}
      onClose={onClose}
    />
  );
}
