import { colleagueRules } from '@pignon/domain/accounts/desk/colleague-rules';
import { EMAIL_PATTERN } from '@pignon/domain/shared/rules';
import { type SyntheticEvent, useRef, useState } from 'react';
import { Link } from 'wouter';
import { postJson } from '../../lib/network/post-json';
import { paths } from '../../site/paths';
import { LineField } from '../../staff/form/fields';
import { StaffButton } from '../../staff/staff-button';
import { UNREACHED } from '../../staff/staff-post';
import { staffRules } from '../../staff/staff-rules';
import { LoginCard } from './login-card';
import styles from './login-page.module.css';

export const rules = staffRules('Mot de passe oublié');

/** Says the same whether the address has an account or not. */
export default function ForgottenPage() {
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);
  const [sentTo, setSentTo] = useState('');
  const box = useRef<HTMLInputElement>(null);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy) return;
    const typed = email.trim();
    setBusy(true);
    const fits = EMAIL_PATTERN.test(typed);
    const reply = fits ? await postJson('/api/users/forgotten', { email: typed }) : null;
    setBusy(false);
    if (reply?.ok) return setSentTo(typed);
    setFault(reply === null ? emailFault(typed) : (reply.fields?.email ?? reply.error ?? UNREACHED));
    box.current?.focus();
  };

  return (
    <LoginCard
      title="Mot de passe oublié"
      subtitle="Nous envoyons un lien à l’adresse de votre compte."
      ways={
        <Link className={styles.back} href={paths.adminLogin}>
          Retour à la connexion
        </Link>
      }
    >
      {sentTo ? (
        <output className={styles.told}>
          Si un compte existe pour {sentTo}, un lien vient de lui être envoyé. Il sert une fois et reste valable 1
          heure.
        </output>
      ) : (
        <form className={styles.form} noValidate aria-busy={busy} onSubmit={(event) => void submit(event)}>
          <LineField
            ref={box}
            id="forgotten-email"
            label="Email"
            type="email"
            autoComplete="username"
            required
            value={email}
            error={fault}
            onChange={({ target }) => {
              setEmail(target.value);
              setFault('');
            }}
          />
          <StaffButton type="submit" look="accent" aria-disabled={busy}>
            {busy ? 'Envoi en cours...' : 'Envoyer le lien'}
          </StaffButton>
        </form>
      )}
    </LoginCard>
  );
}

const emailFault = (typed: string): string => (typed === '' ? colleagueRules.email.message : 'Email invalide');
