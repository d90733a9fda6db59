import type { SearchCriteria } from '@pignon/domain/listings/search-criteria';
import { X } from 'lucide-react';
import { Link } from 'wouter';
import { ChatCard } from './chat-card';
import styles from './chat-panel.module.css';
import type { ChatMessage } from './conversation';

interface ChatMessageProps {
  readonly message: ChatMessage;
  readonly advisor: string;
  /** Only the last message can still be answered by a press. */
  readonly last: boolean;
  /** Its chips are what the visitor looks for now. */
  readonly editable: boolean;
  readonly busy: boolean;
  readonly send: (text: string) => void;
  readonly search: (criteria: SearchCriteria) => void;
}

export function Message({ message, advisor, last, editable, busy, send, search }: ChatMessageProps) {
  const { role, text, chips = [], buttons = [], link, properties = [] } = message;
  return (
    <div className={role === 'visitor' ? styles.visitor : styles.assistant}>
      <p>
        <span className="visually-hidden">{role === 'visitor' ? 'Vous : ' : `${advisor} : `}</span>
        {text}
      </p>
      {editable && chips.length > 0 && (
        <ul className={styles.chips} aria-label="Critères compris">
          {chips.map(({ key, label, without }) => (
            <li key={key}>
              <button type="button" disabled={busy} onClick={() => search(without)}>
                <span className="visually-hidden">Retirer </span>
                {label}
                <X size={14} strokeWidth={2} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {properties.length > 0 && (
        <ul className={styles.cards} aria-label="Biens proposés">
          {properties.map((card) => (
            <li key={card.id}>
              <ChatCard card={card} />
            </li>
          ))}
        </ul>
      )}
      {link && (
        <Link href={link.href} className={styles.link ?? ''}>
          {link.label}
        </Link>
      )}
      {last && buttons.length > 0 && (
        <div className={styles.buttons}>
          {buttons.map((label) => (
            <button key={label} type="button" disabled={busy} onClick={() => send(label)}>
              {label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
