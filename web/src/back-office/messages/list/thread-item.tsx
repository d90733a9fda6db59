import { THREAD_SOURCE_LABELS } from '@pignon/domain/mailbox/thread-source';
import type { ThreadRow } from '@pignon/domain/mailbox/thread-view';
import clsx from 'clsx';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { SelectRow } from '../../../staff/table/select-box';
import { shortTime, wholeTime } from '../desk/when';
import { Remaining } from './remaining';
import styles from './thread-list.module.css';

interface ThreadItemProps {
  readonly thread: ThreadRow;
  readonly now: number;
  readonly opened: boolean;
  readonly selected: boolean;
  /** A colleague who writes to them now. */
  readonly writer: string | undefined;
  readonly onOpen: () => void;
  readonly onToggle: (shift: boolean) => void;
}

/** A press anywhere opens it; its box stays above. */
export function ThreadItem({ thread, now, opened, selected, writer, onOpen, onToggle }: ThreadItemProps) {
  const { id, name, email, subject, preview, source, property, agent, unread, failed, lastAt } = thread;
  const who = name || email;
  return (
    <li
      data-row={id}
      data-open={opened || undefined}
      className={clsx(styles.item, unread && styles.unread, selected && styles.selected, opened && styles.opened)}
    >
      <span className={styles.pick}>
        <SelectRow name={`${who}, ${subject}`} selected={selected} onToggle={onToggle} />
      </span>
      <div className={styles.body}>
        <p className={styles.line}>
          <button type="button" className={styles.open} aria-current={opened ? 'true' : undefined} onClick={onOpen}>
            {unread && <span className="visually-hidden">Non lu, </span>}
            {who}
          </button>
          <time dateTime={lastAt} title={wholeTime(lastAt)}>
            {shortTime(lastAt, now)}
          </time>
        </p>
        <p className={styles.subject}>{subject}</p>
        <p className={styles.preview}>{writer ? `${writer} rédige…` : preview}</p>
        <p className={styles.facts}>
          <span className={styles.source}>{THREAD_SOURCE_LABELS[source]}</span>
          {failed && (
            <span className={styles.failed}>
              <TriangleAlert size={14} strokeWidth={2} aria-hidden="true" /> Échec d’envoi
            </span>
          )}
          <Remaining thread={thread} now={now} />
          {property && <span className={styles.property}>{property.title}</span>}
          <span>{agent ? agent.name : 'Non attribué'}</span>
        </p>
      </div>
    </li>
  );
}
