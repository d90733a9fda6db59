import { THREAD_STATE_LABELS, THREAD_STATES, type ThreadState } from '@pignon/domain/mailbox/thread-state';
import { ChoiceDialog } from './choice-dialog';

interface StateDialogProps {
  readonly current?: ThreadState;
  readonly onMove: (state: ThreadState) => void;
  readonly onClose: () => void;
}

const OPTIONS = THREAD_STATES.map((state) => ({ key: state, label: THREAD_STATE_LABELS[state], value: state }));

export const StateDialog = ({ current, onMove, onClose }: StateDialogProps) => (
  <ChoiceDialog title="Statut" options={OPTIONS} current={current} onChoose={onMove} onClose={onClose} />
);
