import type { SignedInUser } from '@pignon/domain/accounts/accounts';
import { useEffect, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { LoginForm } from '../../staff/session/login-form';
import { ACCESS_REFUSED } from '../../staff/session/login-messages';
import { needsFullLoad, nextPath } from '../../staff/session/next-path';
import { isSignedIn, useSession } from '../../staff/session/session';
import { staffRules } from '../../staff/staff-rules';
import { FORGOTTEN } from './door-paths';
import { LoginCard } from './login-card';
import styles from './login-page.module.css';

export const rules = staffRules('Connexion');

/** What led here. */
const cameWith = (what: 'refused' | 'passwordSet'): boolean => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && what in state;
};

export default function LoginPage() {
  const [, navigate] = useLocation();
  const next = nextPath(useSearch());
  const { data: user, mutate } = useSession();
  const [passwordSet] = useState(() => cameWith('passwordSet'));

  useEffect(() => {
    if (!isSignedIn(user)) return;
    if (needsFullLoad(next)) window.location.assign(next);
    else navigate(next, { replace: true });
  }, [user, next, navigate]);

  const enter = (signedIn: SignedInUser) => void mutate(signedIn, { revalidate: false });

  return (
    <LoginCard
      title="Administration"
      subtitle="Connectez-vous pour accéder au backoffice"
      ways={
        <Link className={styles.back} href={FORGOTTEN}>
          Mot de passe oublié
        </Link>
      }
    >
      {passwordSet && <output className={styles.told}>Votre mot de passe est enregistré. Connectez-vous.</output>}
      <LoginForm onSignedIn={enter} initialError={cameWith('refused') ? ACCESS_REFUSED : ''} />
    </LoginCard>
  );
}
