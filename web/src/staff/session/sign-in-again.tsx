import type { SignedInUser } from '@pignon/domain/accounts/accounts';
import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { LoginForm } from './login-form';
import { useSession } from './session';
import { sessionExpired, useSessionExpired } from './session-expiry';
import styles from './sign-in-again.module.css';
import { signOut } from './sign-out';

/** Asks for the password over the page, so that what was typed or selected there is not lost. */
export function SignInAgain({ email }: { readonly email: string }) {
  const expired = useSessionExpired();
  const dialog = useRef<HTMLDialogElement>(null);
  const { mutate: mutateSession } = useSession();
  const { mutate: mutateAll } = useSWRConfig();

  useEffect(() => {
    if (!expired) return dialog.current?.close();
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLInputElement>('input[type="password"]')?.focus();
  }, [expired]);

  const resume = async (user: SignedInUser) => {
    // A colleague at the same desk: nothing of what lies open here is theirs.
    if (user.email !== email) return window.location.reload();
    await mutateSession(user, { revalidate: false });
    sessionExpired(false);
    await mutateAll((key) => typeof key === 'string');
  };

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="sign-in-again"
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id="sign-in-again" className={styles.title}>
        Votre session a expiré
      </h2>
      <p className={styles.text}>Reconnectez-vous : la page reste telle que vous l'avez laissée.</p>
      {expired && <LoginForm initialEmail={email} onSignedIn={(user) => void resume(user)} />}
      <button className={styles.leave} type="button" onClick={() => void signOut()}>
        Se déconnecter
      </button>
    </dialog>
  );
}
