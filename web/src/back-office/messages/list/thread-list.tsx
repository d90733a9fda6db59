import type { ThreadRow } from '@pignon/domain/mailbox/thread-view';
import { useNow } from '../../../staff/list/use-now';
import { SelectAll } from '../../../staff/table/select-box';
import type { TableSelection } from '../../../staff/table/use-selection';
import { ThreadItem } from './thread-item';
import styles from './thread-list.module.css';

interface ThreadListProps {
  readonly threads: readonly ThreadRow[];
  readonly selection: TableSelection;
  readonly opened: string | null;
  readonly writers: Readonly<Record<string, string>>;
  readonly onOpen: (id: string) => void;
}

const CLOCK_MS = 30_000;

export function ThreadList({ threads, selection, opened, writers, onOpen }: ThreadListProps) {
  const now = useNow(CLOCK_MS);
  const selected = new Set(selection.ids);
  return (
    <>
      <div className={styles.all}>
        <SelectAll
          id="select-all-threads"
          all={selected.size === threads.length}
          some={selected.size > 0}
          onToggle={selection.toggleAll}
        />
        <label htmlFor="select-all-threads">Tout sélectionner</label>
      </div>
      <ul className={styles.list} aria-label="Conversations">
        {threads.map((thread) => (
          <ThreadItem
            key={thread.id}
            thread={thread}
            now={now}
            opened={thread.id === opened}
            selected={selected.has(thread.id)}
            writer={writers[thread.id]}
            onOpen={() => onOpen(thread.id)}
            onToggle={(shift) => selection.toggle(thread.id, shift)}
          />
        ))}
      </ul>
    </>
  );
}
