import type { EffectState } from '@pignon/domain/deliveries/effect';
import { RETRY_DELAYS } from '@pignon/domain/deliveries/retry-schedule';
import type { EntryDelivery } from '@pignon/domain/mailbox/thread-view';
import clsx from 'clsx';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import Minus from 'lucide-react/icons/minus';
import X from 'lucide-react/icons/x';
import tag from '../../../staff/list/state-tag.module.css';
import { StaffButton } from '../../../staff/staff-button';
import styles from './delivery-line.module.css';

const STATES = {
  pending: { label: 'En file', Icon: Clock },
  done: { label: 'Envoyé', Icon: Check },
  dead: { label: 'Échec', Icon: X },
  cancelled: { label: 'Annulé', Icon: Minus },
} as const satisfies Record<EffectState, unknown>;

const MOST_ATTEMPTS = RETRY_DELAYS.length + 1;

interface DeliveryLineProps {
  readonly delivery: EntryDelivery;
  readonly busy: boolean;
  readonly onReplay: () => void;
}

/** What left the house, or did not yet, and why. */
export function DeliveryLine({ delivery, busy, onReplay }: DeliveryLineProps) {
  const { label, state, attempts, lastError } = delivery;
  const { label: said, Icon } = STATES[state];
  return (
    <li className={styles.delivery}>
      <span>{label}</span>
      <span className={clsx(tag.tag, tag[state])}>
        <Icon size={14} strokeWidth={2.5} aria-hidden="true" />
        {said}
      </span>
      {attempts > 0 && state !== 'done' && <span>{`tentative ${attempts}/${MOST_ATTEMPTS}`}</span>}
      {lastError && state !== 'done' && <span className={styles.error}>{lastError}</span>}
      {state === 'dead' && (
        <StaffButton disabled={busy} onClick={onReplay}>
          Rejouer
          <span className="visually-hidden">{`\u00a0: ${label}`}</span>
        </StaffButton>
      )}
    </li>
  );
}
