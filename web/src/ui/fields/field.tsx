import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './field.module.css';

interface FieldFrame {
  readonly label: ReactNode;
  readonly name: string;
  /** Defaults to the name; needed when two forms of one page share a name. */
  readonly id?: string;
  /** Says '(facultatif)' beside the label. */
  readonly optional?: boolean;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly className?: string;
}

type Described<Control extends 'input' | 'textarea' | 'select'> = FieldFrame &
  Omit<ComponentProps<Control>, keyof FieldFrame | 'aria-describedby' | 'aria-invalid'>;

function Frame({
  label,
  id,
  optional,
  hint,
  error,
  className,
  children,
}: Omit<FieldFrame, 'name'> & { readonly children: ReactNode }) {
  return (
    <div className={clsx(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        {label} {optional && <span className={styles.optional}>(facultatif)</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
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

function ariaOf(id: string, { hint, error }: Pick<FieldFrame, 'hint' | 'error'>) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined };
}

/** One line of text. Spread react-hook-form's `register(name)` into it. */
export function TextField({ label, id, optional, hint, error, className, ...control }: Described<'input'>) {
  const fieldId = id ?? control.name;
  return (
    <Frame {...{ label, id: fieldId, hint, error }} optional={optional ?? false} className={className ?? ''}>
      <input type="text" {...control} {...ariaOf(fieldId, { hint, error })} id={fieldId} className={styles.control} />
    </Frame>
  );
}

export function TextAreaField({ label, id, optional, hint, error, className, ...control }: Described<'textarea'>) {
  const fieldId = id ?? control.name;
  return (
    <Frame {...{ label, id: fieldId, hint, error }} optional={optional ?? false} className={className ?? ''}>
      <textarea
        rows={5}
        {...control}
        {...ariaOf(fieldId, { hint, error })}
        id={fieldId}
        className={clsx(styles.control, styles.area)}
      />
    </Frame>
  );
}

/** Its options are children. */
export function SelectField({ label, id, optional, hint, error, className, ...control }: Described<'select'>) {
  const fieldId = id ?? control.name;
  return (
    <Frame {...{ label, id: fieldId, hint, error }} optional={optional ?? false} className={className ?? ''}>
      <select
        {...control}
        {...ariaOf(fieldId, { hint, error })}
        id={fieldId}
        className={clsx(styles.control, styles.select)}
      />
    </Frame>
  );
}
