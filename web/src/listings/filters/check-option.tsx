import { frenchNumber } from '@pignon/domain/shared/text/french';
import styles from './filters.module.css';

interface CheckOptionProps {
  readonly label: string;
  readonly checked: boolean;
  /** How many there would be; unknown until the first answer. */
  readonly count?: number | undefined;
  readonly onChange: (checked: boolean) => void;
}

export function CheckOption({ label, checked, count, onChange }: CheckOptionProps) {
  return (
    <label className={styles.option}>
      <input type="checkbox" checked={checked} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
      <span>{label}</span>
      {count !== undefined && (
        <span className={styles.count}>
          {frenchNumber(count)}
          <span className="visually-hidden"> bien{count > 1 ? 's' : ''}</span>
        </span>
      )}
    </label>
  );
}

/** The choice with one value more or less, in the order chosen. */
export const toggled = <Value,>(chosen: readonly Value[] = [], value: Value, on: boolean): readonly Value[] =>
  on ? [...chosen.filter((other) => other !== value), value] : chosen.filter((other) => other !== value);
