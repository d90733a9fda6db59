import { partsAt } from '@pignon/domain/mailbox/joining/parts-at';
import type { ThreadView } from '@pignon/domain/mailbox/thread-view';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useNow } from '../../../staff/list/use-now';
import { Parts } from '../joining/parts';
import { Tasks } from '../tasks/tasks';
import styles from './conversation.module.css';
import { Entry } from './entry';
import { OtherThreads } from './other-threads';
import { ThreadFacts } from './thread-facts';
import { useReplay } from './use-replay';

interface ConversationProps {
  readonly thread: ThreadView;
  readonly onSeen: (thread: ThreadView) => void;
  readonly onOpen: (id: string) => void;
  /** From this line on. */
  readonly onSplit: (entryId: string) => void;
  /** What went into it comes out again. */
  readonly onSeparate: (id: string) => void;
  readonly actions: ReactNode;
  /** Below what was said. */
  readonly children: ReactNode;
}

const CLOCK_MS = 30_000;

/** Made anew for each of them. */
export function Conversation({ thread, onSeen, onOpen, onSplit, onSeparate, actions, children }: ConversationProps) {
  const now = useNow(CLOCK_MS);
  const replay = useReplay();
  const heading = useRef<HTMLHeadingElement>(null);
  const { lastAt, subject, name, email, entries, parts, others } = thread;

  // On a narrow screen what was pressed is out of sight; beside its list the focus stays there.
  useEffect(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body || focused.offsetParent === null)
      heading.current?.focus();
  }, []);

  // Once for each thing said: whoever marks it as unread wants it so.
  const seen = useEffectEvent((at: string) => {
    if (thread.lastAt === at && thread.unread && document.visibilityState === 'visible') onSeen(thread);
  });
  useEffect(() => seen(lastAt), [lastAt]);

  return (
    <article className={styles.conversation} aria-labelledby="conversation">
      <header className={styles.head}>
        <h2 id="conversation" ref={heading} tabIndex={-1}>
          {subject}
        </h2>
        <p className={styles.who}>{name || email}</p>
        {actions}
      </header>
      <div className={styles.parts}>
        <div className={styles.said}>
          <ol className={styles.entries} aria-label="Échanges">
            {entries.map((entry) => (
              <Entry
                key={entry.id}
                entry={entry}
                email={email}
                who={name || email}
                now={now}
                replay={replay}
                onSplit={partsAt(entries, entry.id).splits ? () => onSplit(entry.id) : undefined}
              />
            ))}
          </ol>
          {children}
        </div>
        <div className={styles.side}>
          <Tasks threadId={thread.id} now={now} />
          <ThreadFacts thread={thread} now={now} />
          <Parts parts={parts} now={now} onSeparate={onSeparate} />
          <OtherThreads others={others} now={now} onOpen={onOpen} />
        </div>
      </div>
    </article>
  );
}
