import type { ThreadRow } from '@pignon/domain/mailbox/thread-view';
import { StaffButton } from '../../../staff/staff-button';
import type { ThreadChange } from '../desk/use-thread-changes';
import styles from './thread-actions.module.css';

/** What asks before it changes. */
export type Question = 'agent' | 'state' | 'property';

interface ThreadActionsProps {
  readonly thread: ThreadRow;
  readonly onChange: (change: ThreadChange) => void;
  readonly onAsk: (question: Question) => void;
}

export function ThreadActions({ thread: { state, unread, property }, onChange, onAsk }: ThreadActionsProps) {
  const button = (label: string, press: () => void, key?: string) => (
    <StaffButton aria-keyshortcuts={key} onClick={press}>
      {label}
    </StaffButton>
  );
  const move = (to: 'archived' | 'spam', label: string, back: string, key?: string) =>
    state === to
      ? button(back, () => onChange({ state: 'new' }), key)
      : button(label, () => onChange({ state: to }), key);
  return (
    <div className={styles.actions}>
      {move('archived', 'Archiver', 'Désarchiver', 'e')}
      {button('Attribuer', () => onAsk('agent'), 'a')}
      {button('Statut', () => onAsk('state'))}
      {button(property ? 'Changer de bien' : 'Lier un bien', () => onAsk('property'))}
      {button(unread ? 'Marquer comme lu' : 'Marquer non lu', () => onChange({ unread: !unread }), 'u')}
      {move('spam', 'Indésirable', 'Pas indésirable')}
    </div>
  );
}
