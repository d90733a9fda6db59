import clsx from 'clsx';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { StaffButton } from '../staff-button';
import styles from './filter-bar.module.css';

/** Filters side by side; the last one takes the room. On a phone three and more choices wait behind a button. */
export function FilterBar({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <search className={styles.bar} data-open={open || undefined}>
      <div className={styles.fold}>
        <StaffButton aria-expanded={open} onClick={() => setOpen(!open)}>
          Filtrer<span className={styles.used}> · actif</span>
        </StaffButton>
      </div>
      {children}
    </search>
  );
}

interface FilterChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly (readonly [Value, string])[];
  readonly onChoose: (value: Value) => void;
}

export const FilterChoice = <Value extends string>({ label, value, options, onChoose }: FilterChoiceProps<Value>) => (
  <label className={clsx(styles.field, styles.choice)} data-used={value !== options[0]?.[0] || undefined}>
    <span>{label}</span>
    <select
      value={value}
      onChange={({ target }) => {
        const chosen = options.find(([one]) => one === target.value);
        if (chosen) onChoose(chosen[0]);
      }}
    >
      {options.map(([one, text]) => (
        <option key={one} value={one}>
          {text}
        </option>
      ))}
    </select>
  </label>
);

interface FilterDayProps {
  readonly label: string;
  /** 'YYYY-MM-DD', or nothing. */
  readonly value: string;
  readonly onDay: (day: string) => void;
}

export const FilterDay = ({ label, value, onDay }: FilterDayProps) => (
  <label className={clsx(styles.field, styles.choice)} data-used={value !== '' || undefined}>
    <span>{label}</span>
    <input type="date" value={value} onChange={({ target }) => onDay(target.value)} />
  </label>
);

interface FilterTextProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onText: (text: string) => void;
  /** What is typed asks the server: only once the hand rests. */
  readonly pauseMs?: number;
  readonly box?: RefObject<HTMLInputElement | null>;
}

export function FilterText({ label, placeholder, value, onText, pauseMs = 0, box }: FilterTextProps) {
  const [typed, setTyped] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [known, setKnown] = useState(value);
  // A reset, or a Back, changes the address under the input; a space just typed at the end is no such change.
  if (known !== value) {
    setKnown(value);
    if (typed.trim() !== value) setTyped(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  // Another filter may be chosen before the hand rests.
  const ask = useRef(onText);
  useEffect(() => {
    ask.current = onText;
  });

  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    if (pauseMs === 0) onText(text.trim());
    else timer.current = setTimeout(() => ask.current(text.trim()), pauseMs);
  };
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <input
        ref={box}
        type="search"
        maxLength={100}
        value={typed}
        placeholder={placeholder}
        aria-keyshortcuts={box && '/'}
        onChange={({ target }) => type(target.value)}
      />
    </label>
  );
}
