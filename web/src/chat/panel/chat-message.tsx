import type { SearchCriteria } from '@pignon/domain/listings/filters/filters';
import X from 'lucide-react/icons/x';
import { Link } from 'wouter';
import { ChatCards } from './chat-cards';
import styles from './chat-panel.module.css';
import type { ChatMessage } from '../conversation/conversation';

export interface MessageActions {
  readonly send: (text: string) => void;
  /** `at`: which chip was pressed, where others are left. */
  readonly search: (criteria: SearchCriteria, at?: number) => void;
  readonly again: (message: ChatMessage) => void;
}

interface ChatMessageProps extends MessageActions {
  readonly message: ChatMessage;
  readonly advisor: string;
  /** Only the last message can still be answered by a press. */
  readonly last: boolean;
  /** Its chips are what the visitor looks for now. */
  readonly editable: boolean;
  readonly busy: boolean;
}

export function Message({ message, advisor, last, editable, busy, send, search, again }: ChatMessageProps) {
  const { role, text, chips = [], buttons = [], link, properties = [] } = message;
  // A lead stays to be sent whatever is said after it.
  const failed = message.again === 'lead' || (last && message.again === 'message');
  const pressed = last ? buttons : [];
  return (
    // Takes the focus where a press has used up what had it.
    <div className={role === 'visitor' ? styles.visitor : styles.assistant} tabIndex={-1}>
      <p>
        <span className="visually-hidden">{role === 'visitor' ? 'Vous : ' : `${advisor} : `}</span>
        {text}
      </p>
      {editable && chips.length > 0 && (
        <ul className={styles.chips} aria-label="Critères compris">
          {chips.map(({ key, label, without }, at) => (
            <li key={key}>
              <button type="button" data-chip disabled={busy} onClick={() => search(without, at)}>
                <span className="visually-hidden">Retirer </span>
                {label}
                <X size={14} strokeWidth={2} aria-hidden="true" />
              </button>
            </li>
          ))}
          {chips.length > 1 && (
            <li>
              <button type="button" className={styles.clear} disabled={busy} onClick={() => search({})}>
                Tout effacer
              </button>
            </li>
          )}
        </ul>
      )}
      {link && (
        <Link href={link.href} className={styles.link ?? ''}>
          {link.label}
        </Link>
      )}
      {properties.length > 0 && <ChatCards cards={properties} />}
      {(failed || pressed.length > 0) && (
        <div className={styles.buttons}>
          {failed && (
            <button type="button" disabled={busy} onClick={() => again(message)}>
              Renvoyer
            </button>
          )}
          {pressed.map((label) => (
            <button key={label} type="button" disabled={busy} onClick={() => send(label)}>
              {label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
