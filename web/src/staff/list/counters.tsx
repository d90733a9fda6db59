import clsx from 'clsx';
import styles from './counters.module.css';

export interface Counter<Key extends string> {
  /** Null: all of them. */
  readonly key: Key | null;
  readonly label: string;
  /** Not known yet. */
  readonly count: number | undefined;
  /** A number that should be none. */
  readonly alarming?: boolean;
}

interface CountersProps<Key extends string> {
  readonly label: string;
  readonly counters: readonly Counter<Key>[];
  readonly chosen: Key | null;
  readonly onChoose: (key: Key | null) => void;
}

const COUNT = new Intl.NumberFormat('fr-FR');

/** How many there are of each, and the filter by it: one thing instead of two. */
export const Counters = <Key extends string>({ label, counters, chosen, onChoose }: CountersProps<Key>) => (
  <fieldset className={styles.counters} aria-label={label}>
    {counters.map(({ key, label: name, count, alarming = false }) => (
      <button
        key={key ?? ''}
        type="button"
        className={clsx(styles.counter, alarming && styles.alarming)}
        aria-pressed={chosen === key}
        onClick={() => onChoose(key)}
      >
        <span className={styles.count}>{count === undefined ? '–' : COUNT.format(count)}</span>
        <span>{name}</span>
      </button>
    ))}
  </fieldset>
);
