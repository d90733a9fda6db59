import type { ThreadView } from '@pignon/domain/mailbox/thread-view';
import useSWR from 'swr';
import { ReadStates } from '../../../staff/list/read-states';
import { staffGet } from '../../../staff/staff-get';
import { StaffDialog } from '../../../staff/staff-dialog';
import { threadPath } from '../desk/thread-paths';
import { ForwardForm } from './forward-form';

interface ForwardDialogProps {
  readonly threadId: string;
  readonly onClose: () => void;
}

/** A conversation to somebody else, without what the house says to itself. */
export function ForwardDialog({ threadId, onClose }: ForwardDialogProps) {
  const { data, error, mutate } = useSWR<ThreadView, unknown>(threadPath(threadId), staffGet);
  return (
    <StaffDialog title="Transférer" shape="box" onClose={onClose}>
      <ReadStates
        loading="Chargement de la conversation..."
        loaded={data !== undefined}
        error={error}
        onRetry={() => void mutate()}
      />
      {data && <ForwardForm thread={data} onClose={onClose} />}
    </StaffDialog>
  );
}
