import type { StaffColleague } from '@pignon/domain/accounts/desk/staff-colleague';
import { colleagueRules } from '@pignon/domain/accounts/desk/colleague-rules';
import { type Role, ROLE_LABELS, ROLES } from '@pignon/domain/accounts/rights';
import { EMAIL_PATTERN } from '@pignon/domain/shared/rules';
import { type SyntheticEvent, useRef, useState } from 'react';
import { ChoiceField, LineField } from '../../../staff/form/fields';
import { StaffButton } from '../../../staff/staff-button';
import { UNREACHED } from '../../../staff/staff-post';
import { notify } from '../../../ui/toasts/toast';
import { roleHint } from './role-words';
import type { Colleagues } from './use-colleagues';
import styles from './users.module.css';

interface ColleagueFormProps {
  readonly desk: Colleagues;
  /** Absent: somebody new. */
  readonly colleague?: StaffColleague;
}

type Faults = Readonly<Record<string, string>>;

const faultsOf = (email: string, name: string): Faults => ({
  ...(!EMAIL_PATTERN.test(email) && { email: email === '' ? colleagueRules.email.message : 'Email invalide' }),
  ...(name === '' && { name: colleagueRules.name.message }),
});

/** Who they are here. Whoever is new gets a link by mail. */
export function ColleagueForm({ desk, colleague }: ColleagueFormProps) {
  const [email, setEmail] = useState(colleague?.email ?? '');
  const [name, setName] = useState(colleague?.name ?? '');
  const [role, setRole] = useState<Role>(colleague?.role ?? 'editor');
  const [adviser, setAdviser] = useState(String(colleague?.adviser?.id ?? ''));
  const [faults, setFaults] = useState<Faults>({});
  const form = useRef<HTMLFormElement>(null);
  const refuse = (found: Faults) => {
    setFaults(found);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (desk.busy) return;
    const found = faultsOf(email.trim(), name.trim());
    if (Object.keys(found).length > 0) return refuse(found);
    const fields = { name: name.trim(), role, agentId: adviser ? Number(adviser) : null };
    const reply = colleague
      ? await desk.send('PUT', `/${colleague.id}`, fields)
      : await desk.send('POST', '', { ...fields, email: email.trim() });
    if (!reply.ok) return refuse(reply.fields ?? { all: reply.error ?? UNREACHED });
    if (colleague) notify({ kind: 'success', title: 'Paramètres enregistrés', text: fields.name });
    else notify({ kind: 'success', title: 'Invitation envoyée', text: `${email.trim()}, pour 7 jours` });
    desk.drawer.close();
  };

  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={colleague ? 'Compte' : 'Inviter un collègue'}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      {!colleague && (
        <LineField
          id="user-email"
          label="Email"
          type="email"
          autoComplete="off"
          required
          value={email}
          error={faults.email}
          onChange={({ target }) => setEmail(target.value)}
        />
      )}
      <LineField
        id="user-name"
        label="Nom"
        autoComplete="off"
        required
        maxLength={colleagueRules.longestName.value}
        value={name}
        error={faults.name}
        onChange={({ target }) => setName(target.value)}
      />
      <ChoiceField
        id="user-role"
        label="Rôle"
        hint={roleHint(role, desk.data?.enabledRoles ?? [])}
        value={role}
        error={faults.role}
        options={ROLES.map((one) => [one, ROLE_LABELS[one]] as const)}
        onChange={({ target }) => setRole(target.value as Role)}
      />
      <ChoiceField
        id="user-adviser"
        label="Conseiller lié"
        optional
        value={adviser}
        error={faults.agentId}
        options={[['', 'Aucun'], ...(desk.data?.advisers ?? []).map((one) => [String(one.id), one.name] as const)]}
        onChange={({ target }) => setAdviser(target.value)}
      />
      {faults.all && (
        <p role="alert" className={styles.failure}>
          {faults.all}
        </p>
      )}
      <div className={styles.buttons}>
        <StaffButton type="submit" look="accent" aria-disabled={desk.busy}>
          {colleague ? 'Enregistrer' : 'Envoyer l’invitation'}
        </StaffButton>
        <StaffButton onClick={desk.drawer.close}>Annuler</StaffButton>
      </div>
    </form>
  );
}
