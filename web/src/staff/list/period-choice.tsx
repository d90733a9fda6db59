import { type Period, PERIODS } from '@pignon/domain/dashboard/period';
import styles from './period-choice.module.css';

interface PeriodChoiceProps {
  readonly period: Period;
  readonly onChoose: (period: Period) => void;
}

/** The days that figures are counted of, up to today. */
export function PeriodChoice({ period, onChoose }: PeriodChoiceProps) {
  return (
    <fieldset className={styles.periods} aria-label="Période">
      {PERIODS.map((days) => (
        <button key={days} type="button" aria-pressed={days === period} onClick={() => onChoose(days)}>
          {days} jours
        </button>
      ))}
    </fieldset>
  );
}
