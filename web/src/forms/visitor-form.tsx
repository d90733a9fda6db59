import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ErrorSummary } from '../ui/fields/error-summary';
import { Honeypot } from '../ui/fields/honeypot';
import type { VisitorFormState } from './use-visitor-form';
import styles from './visitor-form.module.css';

interface VisitorFormProps {
  readonly title: string;
  readonly state: VisitorFormState;
  readonly className?: string | undefined;
  /** Of a form that carries a file. */
  readonly encType?: string;
  /** Stands above the fields once it was sent. */
  readonly thanks?: string;
  /** What a visitor agrees to by sending it. */
  readonly consent: ReactNode;
  readonly buttons: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

/** What every form of a visitor has around its fields. */
export function VisitorForm({
  title,
  state,
  className,
  encType,
  thanks,
  consent,
  buttons,
  children,
}: VisitorFormProps) {
  const { submit, attempt, failure, problems, honeypot, waiting, sent } = state;
  return (
    <form
      noValidate
      method="post"
      encType={encType}
      aria-label={title}
      className={clsx(styles.form, className)}
      onSubmit={submit}
    >
      <div className={styles.wide}>
        <ErrorSummary attempt={attempt} problems={problems} failure={failure} />
      </div>
      {sent && thanks && <p className={clsx(styles.wide, styles.sent)}>{thanks}</p>}
      {children}
      <Honeypot {...honeypot} />
      <p className={clsx(styles.wide, styles.consent)}>{consent}</p>
      <div className={clsx(styles.wide, styles.actions)}>{buttons}</div>
      <output className={clsx(styles.wide, styles.waiting)}>{waiting}</output>
    </form>
  );
}
