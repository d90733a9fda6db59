import type { ReactNode } from 'react';
import { paths } from '../app/paths';
import { ErrorSummary } from '../ui/error-summary';
import { Honeypot } from '../ui/honeypot';
import styles from './request-form.module.css';
import type { useRequest } from './use-request';

interface RequestFrameProps {
  readonly title: string;
  readonly request: ReturnType<typeof useRequest>;
  /** What a visitor agrees to by sending it. */
  readonly consent: string;
  readonly buttons: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

/** What every request of a visitor has around its fields. */
export function RequestFrame({ title, request, consent, buttons, children }: RequestFrameProps) {
  const { submit, attempt, failure, problems, honeypot, waiting } = request;
  return (
    <form noValidate method="post" aria-label={title} className={styles.form} onSubmit={submit}>
      <div className={styles.wide}>
        <ErrorSummary attempt={attempt} problems={problems} failure={failure} />
      </div>
      {children}
      <Honeypot {...honeypot} />
      <p className={`${styles.wide} ${styles.consent}`}>
        {/* In a tab of its own: a dialog that is left takes what was typed along. */}
        {consent} Voir notre{' '}
        <a href={paths.privacy} target="_blank" rel="noopener">
          politique de confidentialité<span className="visually-hidden"> (nouvel onglet)</span>
        </a>
        .
      </p>
      <div className={`${styles.wide} ${styles.actions}`}>{buttons}</div>
      <output className={`${styles.wide} ${styles.waiting}`}>{waiting}</output>
    </form>
  );
}
