import { type SyntheticEvent, useRef, useState } from 'react';
import { ChoiceField, LineField } from '../../staff/form/fields';
import { StaffButton } from '../../staff/staff-button';
import { StaffDialog } from '../../staff/staff-dialog';
import { UNREACHED } from '../../staff/staff-post';
import { notify } from '../../ui/toasts/toast';
import styles from './indexation.module.css';
import type { RedirectionDesk } from './use-redirections';

interface RedirectionDialogProps {
  /** '' where none was chosen. */
  readonly from: string;
  readonly desk: RedirectionDesk;
  readonly onClose: () => void;
}

type Faults = Readonly<Record<string, string>>;

const ANSWERS = [
  ['301', 'Rediriger (301)'],
  ['410', 'Supprimée définitivement (410)'],
] as const;

const faultsOf = (path: string, target: string | null): Faults => ({
  ...(path === '' && { path: "L'ancienne adresse est requise" }),
  ...(target === '' && { target: 'La nouvelle adresse est requise' }),
});

export function RedirectionDialog({ from, desk, onClose }: RedirectionDialogProps) {
  const [path, setPath] = useState(from);
  const [answer, setAnswer] = useState('301');
  const [target, setTarget] = useState('');
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
    const given = { path: path.trim(), target: answer === '410' ? null : target.trim() };
    const found = faultsOf(given.path, given.target);
    if (Object.keys(found).length > 0) return refuse(found);
    setBusy(true);
    const reply = await desk.add(given);
    setBusy(false);
    if (!reply.ok) return refuse(reply.fields ?? { all: reply.error ?? UNREACHED });
    notify({ kind: 'success', title: 'Redirection créée', text: given.path });
    onClose();
  };
  return (
    <StaffDialog title="Créer une redirection" shape="box" onClose={onClose}>
      <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <LineField
          id="redirection-path"
          label="Ancienne adresse"
          autoComplete="off"
          required
          maxLength={500}
          value={path}
          error={faults.path}
          onChange={(event) => setPath(event.target.value)}
        />
        <ChoiceField
          id="redirection-answer"
          label="Réponse"
          value={answer}
          options={ANSWERS}
          onChange={(event) => setAnswer(event.target.value)}
        />
        {answer === '301' && (
          <LineField
            id="redirection-target"
            label="Nouvelle adresse"
            hint="Une page de ce site, par exemple /nos-biens"
            autoComplete="off"
            required
            maxLength={500}
            value={target}
            error={faults.target}
            onChange={(event) => setTarget(event.target.value)}
          />
        )}
        {faults.all && (
          <p role="alert" className={styles.failure}>
            {faults.all}
          </p>
        )}
        <div className={styles.buttons}>
          <StaffButton type="submit" look="accent" aria-disabled={busy}>
            {busy ? 'Enregistrement...' : 'Enregistrer'}
          </StaffButton>
          <StaffButton onClick={onClose}>Annuler</StaffButton>
        </div>
      </form>
    </StaffDialog>
  );
}
