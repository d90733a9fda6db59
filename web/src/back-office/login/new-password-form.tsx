import type { OpenLink } from '@pignon/domain/accounts/account-links';
import { colleagueRules } from '@pignon/domain/accounts/desk/colleague-rules';
import { passwordFault } from '@pignon/domain/accounts/passwords/password-rules';
import { type SyntheticEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { postJson } from '../../lib/network/post-json';
import { paths } from '../../site/paths';
import { BoxField, LineField } from '../../staff/form/fields';
import { StaffButton } from '../../staff/staff-button';
import { UNREACHED } from '../../staff/staff-post';
import styles from './login-page.module.css';

interface NewPasswordFormProps {
  readonly token: string;
  readonly link: OpenLink;
}

type Faults = Readonly<Record<string, string>>;

export function NewPasswordForm({ token, link }: NewPasswordFormProps) {
  const [, navigate] = useLocation();
  const invited = link.purpose === 'invitation';
  const [name, setName] = useState(link.name);
  const [password, setPassword] = useState('');
  const [shown, setShown] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const refuse = (found: Faults) => {
    setFaults(found);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy) return;
    const typed = password.trim();
    const fault = passwordFault(typed, [link.email, link.name, name]);
    if (invited && name.trim() === '') return refuse({ name: colleagueRules.name.message });
    if (fault) return refuse({ password: fault });
    setBusy(true);
    const reply = await postJson('/api/users/password', {
      token,
      password: typed,
      ...(invited && { name: name.trim() }),
    });
    setBusy(false);
    if (reply.ok) navigate(paths.adminLogin, { replace: true, state: { passwordSet: true } });
    else refuse(reply.fields ?? { all: reply.error ?? UNREACHED });
  };

  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      noValidate
      aria-label="Choisir un mot de passe"
      aria-busy={busy}
      onSubmit={(event) => void submit(event)}
    >
      {/* For whoever keeps passwords: of which account it is. */}
      <input type="hidden" name="username" autoComplete="username" value={link.email} readOnly />
      {invited && (
        <LineField
          id="own-name"
          label="Votre nom"
          autoComplete="name"
          required
          maxLength={colleagueRules.longestName.value}
          value={name}
          error={faults.name}
          onChange={({ target }) => setName(target.value)}
        />
      )}
      <LineField
        id="new-password"
        label="Mot de passe"
        type={shown ? 'text' : 'password'}
        autoComplete="new-password"
        hint="Au moins 12 signes : quelques mots que vous seul réunissez suffisent."
        required
        value={password}
        error={faults.password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <BoxField
        id="show-password"
        label="Afficher le mot de passe"
        checked={shown}
        onChange={({ target }) => setShown(target.checked)}
      />
      {faults.all && (
        <p role="alert" className={styles.failure}>
          {faults.all}
        </p>
      )}
      <StaffButton type="submit" look="accent" aria-disabled={busy}>
        {busy ? 'Enregistrement...' : 'Enregistrer le mot de passe'}
      </StaffButton>
    </form>
  );
}
