import type { CreditBound } from '@pignon/domain/financing/credit-bounds';
import type { TypedFigure } from '@pignon/domain/financing/typed-figure';
import { type CSSProperties, useId } from 'react';
import { TextField } from '../ui/fields/field';
import styles from './financing.module.css';

interface CreditFieldProps {
  readonly name: string;
  readonly label: string;
  readonly bound: CreditBound;
  readonly text: string;
  readonly figure: TypedFigure;
  /** '300 000 €', '3,5 %', '240 mois'. */
  readonly say: (value: number) => string;
  readonly onText: (text: string) => void;
  readonly onLeave: () => void;
  readonly onSlide: (value: number) => void;
}

/** What is typed counts as it is; the slider beside it moves by its steps, and only when it is moved (F39). */
export function CreditField(props: CreditFieldProps) {
  const { name, label, bound, text, figure, say, onText, onLeave, onSlide } = props;
  const id = useId();
  const { min, max, step } = bound;
  const error = faultText(figure, `Entre ${say(min)} et ${say(max)}`);
  const slid = Math.min(max, Math.max(min, figure.read ?? min));
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
        data-slides={name}
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

/** What is said beside a field whose figure does not count. */
export const faultText = ({ fault }: TypedFigure, outside: string): string | undefined =>
  fault === null ? undefined : fault === 'outside' ? outside : 'Ce nombre n’est pas lisible';
