import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import styles from './staff-table.module.css';

interface HeadCellProps {
  /** As the cells below it. */
  readonly look: string | undefined;
  readonly text: string;
  readonly sorted: false | 'asc' | 'desc';
  readonly onSort: (() => void) | undefined;
}

export function HeadCell({ text, look, sorted, onSort }: HeadCellProps) {
  if (!onSort)
    return (
      <th scope="col" className={look}>
        {text}
      </th>
    );
  const Arrow = sorted === 'desc' ? ArrowDown : ArrowUp;
  return (
    <th scope="col" className={look} aria-sort={sorted ? (sorted === 'asc' ? 'ascending' : 'descending') : 'none'}>
      <button type="button" className={styles.sort} onClick={onSort}>
        {text}
        <Arrow size={14} strokeWidth={2} aria-hidden="true" className={sorted ? undefined : styles.unsorted} />
      </button>
      <span className={styles.unpressed}>{text}</span>
    </th>
  );
}
