import type { ReactNode } from 'react';
import { useHydrated } from '../../lib/early/use-hydrated';
import styles from './choice-field.module.css';

interface ChoiceFieldProps<Value extends string> {
  readonly legend: string;
  readonly name: string;
  readonly value: Value;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly onChoose: (value: Value) => void;
  /** Says in a sentence what is chosen. */
  readonly children?: ReactNode;
}

/** Two or three radios side by side: one press, and the other answers stay in sight. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { legend, name, value, choices, onChoose, children } = props;
  // A choice made before React listens would be put back without a word, and the opposite sent.
  const hydrated = useHydrated();
  return (
    <fieldset className={styles.choice} disabled={!hydrated}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.options}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              id={`${name}-${choice.value}`}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      {children && (
        <p className={styles.sentence} aria-live="polite">
          {children}
        </p>
      )}
    </fieldset>
  );
}
