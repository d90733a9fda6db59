import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import styles from './filters.module.css';

interface MultiSelectProps {
  readonly label: string;
  /** When nothing is chosen: 'Toutes les villes'. */
  readonly all: string;
  /** 'villes', for more than three. */
  readonly several: string;
  readonly chosen: readonly string[];
  readonly children: ReactNode;
}

const NAMES_AT_MOST = 3;

/** Names up to three, then a count (M54). */
const summary = ({ all, several, chosen }: Omit<MultiSelectProps, 'label' | 'children'>): string =>
  chosen.length === 0 ? all : chosen.length > NAMES_AT_MOST ? `${chosen.length} ${several}` : chosen.join(', ');

export function MultiSelect({ label, children, ...choice }: MultiSelectProps) {
  return (
    <details className={styles.select}>
      <summary>
        <span className={styles.selectLabel}>{label}</span>
        <span className={styles.selectValue}>{summary(choice)}</span>
        <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
      </summary>
      {children}
    </details>
  );
}
