import { type CreditBound, isWithin } from '@pignon/domain/financing/credit-bounds';
import { type CSSProperties, useId } from 'react';
import { TextField } from '../ui/field';
import styles from './financing.module.css';

interface CreditFieldProps {
  readonly name: string;
  readonly label: string;
  readonly bound: CreditBound;
  readonly text: string;
  /** Null when the text is no number. */
  readonly value: number | null;
  /** '300 000 €', '3,5 %', '240 mois'. */
  readonly say: (value: number) => string;
  readonly onText: (text: string) => void;
  readonly onLeave: () => void;
  readonly onSlide: (value: number) => void;
}

/** What is typed counts as it is; the slider beside it moves by its steps, and only when it is moved (F39). */
export function CreditField(props: CreditFieldProps) {
  const { name, label, bound, text, value, say, onText, onLeave, onSlide } = props;
  const id = useId();
  const { min, max, step } = bound;
  const error =
    value === null
      ? 'Ce nombre n’est pas lisible'
      : isWithin(bound, value)
        ? undefined
        : `Entre ${say(min)} et ${say(max)}`;
  const slid = Math.min(max, Math.max(min, value ?? min));
  return (
    <div className={styles.field}>
      <TextField
        name={name}
        id={id}
        label={label}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        error={error}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
        onBlur={onLeave}
      />
      <input
        type="range"
        className={styles.slider}
        style={{ '--share': (slid - min) / (max - min) } as CSSProperties}
        min={min}
        max={max}
        step={step}
        value={slid}
        aria-label={`${label}, curseur`}
        aria-valuetext={say(slid)}
        onChange={({ currentTarget }) => onSlide(Number(currentTarget.value))}
      />
    </div>
  );
}
