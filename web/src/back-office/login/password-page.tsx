import type { OpenLink } from '@pignon/domain/accounts/account-links';
import { useState } from 'react';
import useSWRImmutable from 'swr/immutable';
import { Link } from 'wouter';
import { postJson, type Reply } from '../../lib/network/post-json';
import { paths } from '../../site/paths';
import { StaffButton } from '../../staff/staff-button';
import { staffRules } from '../../staff/staff-rules';
import { FORGOTTEN } from './door-paths';
import { LoginCard } from './login-card';
import styles from './login-page.module.css';
import { NewPasswordForm } from './new-password-form';

export const rules = staffRules('Choisir un mot de passe');

/** Where the link of an invitation, or of a forgotten password, leads to. */
export default function PasswordPage() {
  const [token] = useState(() => window.location.hash.slice(1));
  const read = useSWRImmutable(['/api/users/link', token], () => postJson('/api/users/link', { token }));
  const reply = read.isValidating ? undefined : read.data;
  const link = reply?.ok ? (reply.body as OpenLink) : undefined;
  return (
    <LoginCard
      title={link?.purpose === 'invitation' ? 'Bienvenue' : 'Choisir un mot de passe'}
      subtitle={link ? `Compte ${link.email}` : 'Administration du site'}
      ways={
        <Link className={styles.back} href={paths.adminLogin}>
          Retour à la connexion
        </Link>
      }
    >
      {!reply && <output>Vérification du lien...</output>}
      {link && <NewPasswordForm token={token} link={link} />}
      {reply && !reply.ok && <Refused reply={reply} onRetry={() => void read.mutate()} />}
    </LoginCard>
  );
}

function Refused({ reply, onRetry }: { readonly reply: Reply & { ok: false }; readonly onRetry: () => void }) {
  if (!reply.status || reply.status >= 500)
    return (
      <div role="alert" className={styles.form}>
        <p>Impossible de vérifier ce lien.</p>
        <StaffButton onClick={onRetry}>Réessayer</StaffButton>
      </div>
    );
  return (
    <div role="alert" className={styles.form}>
      <p>{reply.error}</p>
      <Link className={styles.back} href={FORGOTTEN}>
        Demander un nouveau lien
      </Link>
    </div>
  );
}
