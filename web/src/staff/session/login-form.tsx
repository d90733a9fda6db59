import type { SignedInUser } from '@pignon/domain/accounts/accounts';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import styles from './login-form.module.css';
import { signIn } from './sign-in';

const textOf = (fields: FormData, name: string): string => {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
};

interface Props {
  readonly onSignedIn: (user: SignedInUser) => void;
  readonly initialError?: string;
  readonly initialEmail?: string;
}

export function LoginForm({ onSignedIn, initialError = '', initialEmail = '' }: Props) {
  const id = useId();
  const [error, setError] = useState(initialError);
  const [sending, setSending] = useState(false);
  const password = useRef<HTMLInputElement>(null);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const fields = new FormData(event.currentTarget);
    setSending(true);
    setError('');
    const answer = await signIn(textOf(fields, 'email'), textOf(fields, 'password'));
    setSending(false);
    if ('user' in answer) return onSignedIn(answer.user);
    setError(answer.refusal);
    password.current?.select();
  };

  return (
    <form className={styles.form} method="post" onSubmit={submit} aria-busy={sending}>
      <p role="alert" id={`${id}-error`} className={styles.error} hidden={error === ''}>
        {error}
      </p>
      <label className={styles.label} htmlFor={`${id}-email`}>
        Email
      </label>
      <input
        className={styles.input}
        id={`${id}-email`}
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={initialEmail}
        required
        aria-describedby={error ? `${id}-error` : undefined}
      />
      <label className={styles.label} htmlFor={`${id}-password`}>
        Mot de passe
      </label>
      <input
        className={styles.input}
        ref={password}
        id={`${id}-password`}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        aria-describedby={error ? `${id}-error` : undefined}
      />
      <button className={styles.submit} type="submit" disabled={sending}>
        {sending ? 'Connexion en cours...' : 'Se connecter'}
      </button>
    </form>
  );
}
