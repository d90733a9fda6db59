import type { EffectState } from '@pignon/domain/deliveries/effect';
import clsx from 'clsx';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import X from 'lucide-react/icons/x';
import Minus from 'lucide-react/icons/minus';
import { STATE_LABELS } from './delivery-labels';
import styles from '../../../staff/list/state-tag.module.css';

const ICONS = { pending: Clock, done: Check, dead: X, cancelled: Minus } as const;

/** Text, form and colour: never colour alone. */
export function StateTag({ state }: { readonly state: EffectState }) {
  const Icon = ICONS[state];
  return (
    <span className={clsx(styles.tag, styles[state])}>
      <Icon size={14} strokeWidth={2.5} aria-hidden="true" />
      {STATE_LABELS[state]}
    </span>
  );
}
