import type { ComponentProps, ReactNode } from 'react';
import styles from './fields.module.css';

interface FieldFrame {
  readonly id: string;
  readonly label: string;
  readonly error?: string | undefined;
  readonly hint?: string;
  /** '€', 'm²' */
  readonly unit?: string;
  readonly optional?: boolean;
}

function Frame({ id, label, error, hint, optional, children }: FieldFrame & { readonly children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label} {optional && <span className={styles.muted}>(facultatif)</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.muted}>
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

const describedBy = (id: string, { hint, error, unit }: Omit<FieldFrame, 'id' | 'label'>): string | undefined =>
  [hint && `${id}-hint`, unit && `${id}-unit`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;

type LineProps = FieldFrame & Omit<ComponentProps<'input'>, keyof FieldFrame>;

/** One line of text. */
export function LineField({ id, label, error, hint, unit, optional, ...control }: LineProps) {
  return (
    <Frame {...{ id, label, error }} {...(hint && { hint })} optional={optional ?? false}>
      <span className={styles.line}>
        <input
          type="text"
          {...control}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { error, ...(hint && { hint }), ...(unit && { unit }) })}
        />
        {unit && (
          <span id={`${id}-unit`} className={styles.muted}>
            {unit}
          </span>
        )}
      </span>
    </Frame>
  );
}

type ChoiceProps = Omit<FieldFrame, 'unit'> &
  Omit<ComponentProps<'select'>, keyof FieldFrame> & { readonly options: readonly (readonly [string, string])[] };

export function ChoiceField({ id, label, error, hint, optional, options, ...control }: ChoiceProps) {
  return (
    <Frame {...{ id, label, error }} {...(hint && { hint })} optional={optional ?? false}>
      <span className={styles.line}>
        <select
          {...control}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { error, ...(hint && { hint }) })}
        >
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </span>
    </Frame>
  );
}

type LinesProps = Omit<FieldFrame, 'unit'> & Omit<ComponentProps<'textarea'>, keyof FieldFrame>;

/** Several lines of text. */
export function LinesField({ id, label, error, hint, optional, ...control }: LinesProps) {
  return (
    <Frame {...{ id, label, error }} {...(hint && { hint })} optional={optional ?? false}>
      <span className={styles.line}>
        <textarea
          rows={4}
          {...control}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { error, ...(hint && { hint }) })}
        />
      </span>
    </Frame>
  );
}

type BoxProps = Pick<FieldFrame, 'id' | 'label' | 'error' | 'hint'> & Omit<ComponentProps<'input'>, keyof FieldFrame>;

export const BoxField = ({ id, label, error, hint, ...control }: BoxProps) => (
  <div className={styles.box}>
    <input
      {...control}
      type="checkbox"
      id={id}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(id, { error, ...(hint && { hint }) })}
    />
    <label htmlFor={id}>{label}</label>
    {hint && (
      <p id={`${id}-hint`} className={styles.muted}>
        {hint}
      </p>
    )}
    {error && (
      <p id={`${id}-error`} className={styles.error}>
        {error}
      </p>
    )}
  </div>
);
