import type { SignedInUser } from '@pignon/domain/accounts/accounts';
import clsx from 'clsx';
import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { LoginForm } from '../../staff/session/login-form';
import { ACCESS_REFUSED } from '../../staff/session/login-messages';
import styles from './login-page.module.css';
import { needsFullLoad, nextPath } from '../../staff/session/next-path';
import { isAdmin, useSession } from '../../staff/session/session';
import theme from '../../staff/staff-theme.module.css';
import { staffRules } from '../../staff/staff-rules';

export const rules = staffRules('Connexion');

const wasRefused = (): boolean => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'refused' in state;
};

export default function LoginPage() {
  const [, navigate] = useLocation();
  const next = nextPath(useSearch());
  const { data: user, mutate } = useSession();

  useEffect(() => {
    if (!isAdmin(user)) return;
    if (needsFullLoad(next)) window.location.assign(next);
    else navigate(next, { replace: true });
  }, [user, next, navigate]);

  const enter = (signedIn: SignedInUser) => void mutate(signedIn, { revalidate: false });

  return (
    <main className={clsx(theme.theme, styles.page)}>
      <div className={styles.card}>
        <h1 className={styles.title}>Administration</h1>
        <p className={styles.subtitle}>Connectez-vous pour accéder au backoffice</p>
        <LoginForm onSignedIn={enter} initialError={wasRefused() ? ACCESS_REFUSED : ''} />
      </div>
      <a className={styles.back} href="/">
        Retour au site
      </a>
    </main>
  );
}
