import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../app/paths';
import { Button } from '../ui/button';
import { ErrorSummary } from '../ui/error-summary';
import { TextField } from '../ui/field';
import { Honeypot } from '../ui/honeypot';
import styles from './request-form.module.css';
import type { useRequest } from './use-request';

interface RequestFormProps {
  readonly title: string;
  readonly request: ReturnType<typeof useRequest>;
  readonly action: string;
  readonly close: () => void;
  /** What comes after name, email and phone. */
  readonly children: ReactNode;
}

/** Who asks, what the form asks besides, and the two buttons. */
export function RequestForm({ title, request, action, close, children }: RequestFormProps) {
  const { submit, sending, attempt, failure, problems, honeypot, field } = request;
  return (
    <form noValidate method="post" aria-label={title} className={styles.form} onSubmit={submit}>
      <div className={styles.wide}>
        <ErrorSummary attempt={attempt} problems={problems} failure={failure} />
      </div>
      <TextField
        {...field('name')}
        label="Nom complet"
        autoComplete="name"
        placeholder="Jeanne Martin"
        className={styles.wide ?? ''}
      />
      <TextField
        {...field('email')}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder="jeanne.martin@exemple.fr"
      />
      <TextField
        {...field('phone')}
        label="Téléphone"
        optional
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="06 12 34 56 78"
      />
      {children}
      <Honeypot {...honeypot} />
      <p className={`${styles.wide} ${styles.consent}`}>
        En envoyant cette demande, vous acceptez que Pignon utilise ces informations pour vous répondre. Voir notre{' '}
        <Link href={paths.privacy}>politique de confidentialité</Link>.
      </p>
      <div className={`${styles.wide} ${styles.actions}`}>
        <Button look="ghost" onClick={close}>
          Annuler
        </Button>
        <Button look="dark" type="submit" busy={sending} busyLabel="Envoi en cours...">
          {action}
        </Button>
      </div>
    </form>
  );
}
