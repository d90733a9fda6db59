import { AGENCY_CALENDAR } from '@pignon/domain/promises/business-calendar';
import { remainingTime, remainingWords } from '@pignon/domain/promises/remaining-time';
import type { ThreadRow } from '@pignon/domain/mailbox/thread-view';
import clsx from 'clsx';
import Clock from 'lucide-react/icons/clock';
import styles from './remaining.module.css';

interface RemainingProps {
  readonly thread: Pick<ThreadRow, 'state' | 'lastAt' | 'dueAt'>;
  readonly now: number;
}

/** D07: what is left of what the site promised since they last wrote, while somebody waits. */
export function Remaining({ thread: { state, lastAt, dueAt }, now }: RemainingProps) {
  if (state !== 'new' || dueAt === null) return null;
  const remaining = remainingTime(
    { start: new Date(lastAt), due: new Date(dueAt), now: new Date(now) },
    AGENCY_CALENDAR,
  );
  return (
    <span className={clsx(styles.remaining, styles[remaining.state])} data-remaining={remaining.state}>
      <Clock size={14} strokeWidth={2} aria-hidden="true" />
      {remainingWords(remaining)}
    </span>
  );
}
