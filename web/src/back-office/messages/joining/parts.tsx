import { THREAD_SOURCE_LABELS } from '@pignon/domain/mailbox/thread-source';
import type { ThreadPart } from '@pignon/domain/mailbox/thread-view';
import { StaffButton } from '../../../staff/staff-button';
import { shortTime, wholeTime } from '../desk/when';
import styles from './parts.module.css';

interface PartsProps {
  readonly parts: readonly ThreadPart[];
  readonly now: number;
  readonly onSeparate: (id: string) => void;
}

/** What went into this conversation, and comes out of it again as long as nothing was answered. */
export function Parts({ parts, now, onSeparate }: PartsProps) {
  if (parts.length === 0) return null;
  return (
    <section className={styles.parts} aria-labelledby="parts">
      <h3 id="parts">Conversations fusionnées</h3>
      <ul>
        {parts.map(({ id, subject, source, name, email, mergedAt, mergedBy, separable }) => (
          <li key={id} className={styles.part}>
            <span className={styles.subject}>{subject}</span>
            <small>
              {name || email} · {THREAD_SOURCE_LABELS[source]}
            </small>
            <small>
              {mergedBy ? `Fusionnée par ${mergedBy}` : 'Fusionnée'} ·{' '}
              <time dateTime={mergedAt} title={wholeTime(mergedAt)}>
                {shortTime(mergedAt, now)}
              </time>
            </small>
            {separable ? (
              <StaffButton onClick={() => onSeparate(id)}>
                Annuler la fusion
                <span className="visually-hidden">{`\u00a0: ${subject}`}</span>
              </StaffButton>
            ) : (
              <small>Une réponse est partie depuis : la fusion reste.</small>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
