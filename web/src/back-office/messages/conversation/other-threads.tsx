import { THREAD_SOURCE_LABELS } from '@pignon/domain/mailbox/thread-source';
import { THREAD_STATE_LABELS } from '@pignon/domain/mailbox/thread-state';
import type { OtherThread } from '@pignon/domain/mailbox/thread-view';
import { shortTime, wholeTime } from '../desk/when';
import styles from './other-threads.module.css';

interface OtherThreadsProps {
  readonly others: readonly OtherThread[];
  readonly now: number;
  readonly onOpen: (id: string) => void;
}

export const OtherThreads = ({ others, now, onOpen }: OtherThreadsProps) => (
  <aside className={styles.others} aria-labelledby="others">
    <h3 id="others">Autres demandes de cette personne</h3>
    {others.length === 0 && <p className={styles.none}>Aucune autre demande.</p>}
    <ul>
      {others.map(({ id, source, subject, state, createdAt }) => (
        <li key={id}>
          <button type="button" className={styles.other} onClick={() => onOpen(id)}>
            <span className={styles.subject}>{subject}</span>
            <small>
              {THREAD_SOURCE_LABELS[source]} · {THREAD_STATE_LABELS[state]} ·{' '}
              <time dateTime={createdAt} title={wholeTime(createdAt)}>
                {shortTime(createdAt, now)}
              </time>
            </small>
          </button>
        </li>
      ))}
    </ul>
  </aside>
);
