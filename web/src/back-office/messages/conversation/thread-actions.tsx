import type { ThreadView } from '@pignon/domain/mailbox/thread-view';
import { FileLink } from '../../../staff/links/file-link';
import { StaffButton } from '../../../staff/staff-button';
import type { ThreadChange } from '../desk/thread-change';
import { threadPath } from '../desk/thread-paths';
import styles from './thread-actions.module.css';

/** What asks before it changes. */
export type Question = 'agent' | 'state' | 'property' | 'forward' | 'task' | 'merge' | 'move';

interface ThreadActionsProps {
  readonly thread: ThreadView;
  readonly onChange: (change: ThreadChange) => void;
  readonly onAsk: (question: Question) => void;
}

export function ThreadActions({
  thread: { id, state, unread, property, movable },
  onChange,
  onAsk,
}: ThreadActionsProps) {
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
      {button('Transférer', () => onAsk('forward'), 'f')}
      {button('Attribuer', () => onAsk('agent'), 'a')}
      {button('Créer une tâche', () => onAsk('task'), 't')}
      {button('Statut', () => onAsk('state'))}
      {button(property ? 'Changer de bien' : 'Lier un bien', () => onAsk('property'))}
      {button('Fusionner', () => onAsk('merge'), 'm')}
      {movable && button('Déplacer', () => onAsk('move'), 'd')}
      {button(unread ? 'Marquer comme lu' : 'Marquer non lu', () => onChange({ unread: !unread }), 'u')}
      <FileLink href={`${threadPath(id)}/export`}>Exporter (.eml)</FileLink>
      {move('spam', 'Indésirable', 'Pas indésirable')}
    </div>
  );
}
