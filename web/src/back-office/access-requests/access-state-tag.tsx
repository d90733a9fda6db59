import type { StaffAccessRequest } from '@pignon/domain/off-market/staff-access';
import clsx from 'clsx';
import Ban from 'lucide-react/icons/ban';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import Hourglass from 'lucide-react/icons/hourglass';
import X from 'lucide-react/icons/x';
import styles from '../../staff/list/state-tag.module.css';
import { standingLabel, waitsInVain } from './access-labels';

const LOOKS = {
  requested: [Clock, styles.pending],
  approved: [Check, styles.done],
  expired: [Hourglass, styles.cancelled],
  refused: [X, styles.cancelled],
  revoked: [X, styles.dead],
  deactivated: [Ban, styles.dead],
  quarantined: [Ban, styles.cancelled],
} as const;

/** Text, form and colour: never colour alone. */
export function AccessStateTag({ request }: { readonly request: StaffAccessRequest }) {
  const [Icon, look] = LOOKS[waitsInVain(request) ? 'expired' : request.state];
  return (
    <span className={clsx(styles.tag, look)}>
      <Icon size={14} strokeWidth={2.5} aria-hidden="true" />
      {standingLabel(request)}
    </span>
  );
}
