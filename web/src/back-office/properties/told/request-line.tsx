import type { PropertyRequest } from '@pignon/domain/mailbox/requests/property-requests';
import { THREAD_SOURCE_LABELS } from '@pignon/domain/mailbox/thread-source';
import { THREAD_STATE_LABELS } from '@pignon/domain/mailbox/thread-state';
import { Link } from 'wouter';
import { Remaining } from '../../messages/list/remaining';
import { dayTime } from '../../../staff/words/day-time';
import styles from './told.module.css';

interface RequestLineProps {
  readonly request: PropertyRequest;
  readonly now: number;
}

export function RequestLine({ request, now }: RequestLineProps) {
  const { id, source, subject, name, email, state, agent, lastAt, meeting } = request;
  const who = name || email;
  return (
    <li className={styles.line}>
      <p>
        <Link href={`/admin/messages?id=${id}`}>
          {who}
          <span className="visually-hidden">, ouvrir la conversation</span>
        </Link>{' '}
        <span className={styles.muted}>{THREAD_SOURCE_LABELS[source]}</span>
      </p>
      {subject && !meeting && <p>{subject}</p>}
      {meeting && (
        <p>
          {meeting.state === 'cancelled' ? 'Rendez-vous annulé, prévu le ' : 'Rendez-vous le '}
          {dayTime(meeting.startsAt)}
        </p>
      )}
      <p className={styles.facts}>
        <b>{THREAD_STATE_LABELS[state]}</b>
        <Remaining thread={request} now={now} />
        <span>{agent ? agent.name : 'Non attribué'}</span>
        <time dateTime={lastAt}>{dayTime(lastAt)}</time>
      </p>
    </li>
  );
}
