import { THREAD_SOURCE_LABELS, type ThreadSource } from '@pignon/domain/mailbox/thread-source';
import { THREAD_STATE_LABELS, type ThreadState } from '@pignon/domain/mailbox/thread-state';
import type { PersonFile } from '@pignon/domain/prospects/staff-person';
import { Link } from 'wouter';
import { conversationAddress } from '../../../staff/links/conversation-address';
import { moment } from '../desk/people-columns';
import styles from '../desk/people.module.css';

export const PersonThreads = ({ threads }: Pick<PersonFile, 'threads'>) => (
  <section>
    <h3>Conversations</h3>
    {threads.length === 0 && <p>Aucune conversation.</p>}
    <ol className={styles.history}>
      {threads.map(({ id, source, subject, state, lastAt }) => (
        <li key={id}>
          <Link href={conversationAddress(id)}>{subject}</Link>
          <p className={styles.proof}>
            {THREAD_SOURCE_LABELS[source as ThreadSource]} · {THREAD_STATE_LABELS[state as ThreadState]} ·{' '}
            <time dateTime={lastAt}>{moment(lastAt)}</time>
          </p>
        </li>
      ))}
    </ol>
  </section>
);
