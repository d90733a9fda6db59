import type { StaffPropertyRow } from '@pignon/domain/listings/desk/staff-property-row';
import clsx from 'clsx';
import Check from 'lucide-react/icons/check';
import Handshake from 'lucide-react/icons/handshake';
import KeyRound from 'lucide-react/icons/key-round';
import Pause from 'lucide-react/icons/pause';
import PencilLine from 'lucide-react/icons/pencil-line';
import styles from '../../../staff/list/state-tag.module.css';
import { STATUS_LABELS } from './property-labels';

const LOOKS = {
  available: [Check, styles.done],
  sold: [Handshake, styles.cancelled],
  rented: [KeyRound, styles.cancelled],
  unavailable: [Pause, styles.pending],
} as const;

type Shown = Pick<StaffPropertyRow, 'status' | 'published' | 'internalOnly'>;

/** Text, form and colour: never colour alone. What nobody can see yet is not told to be for sale. */
export function PropertyState({ status, published, internalOnly }: Shown) {
  const draft = status === 'available' && !published && !internalOnly;
  const [Icon, look] = draft ? ([PencilLine, styles.cancelled] as const) : LOOKS[status];
  return (
    <span className={clsx(styles.tag, look)}>
      <Icon size={14} strokeWidth={2.5} aria-hidden="true" />
      {draft ? 'Brouillon' : STATUS_LABELS[status]}
    </span>
  );
}
