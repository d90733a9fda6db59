import { type SyntheticEvent, useState } from 'react';
import { LineField } from '../../../staff/form/fields';
import { StaffButton } from '../../../staff/staff-button';
import { StaffDialog } from '../../../staff/staff-dialog';
import { staffPost, UNREACHED } from '../../../staff/staff-post';
import { notify } from '../../../ui/toasts/toast';
import styles from '../desk/people.module.css';

interface EraseDialogProps {
  readonly email: string;
  readonly onClose: () => void;
  readonly onErased: () => void;
}

/** Nothing brings an erased person back: their address is typed once more. */
export function EraseDialog({ email, onClose, onErased }: EraseDialogProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const erase = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy) return;
    if (typed.trim().toLowerCase() !== email) {
      setError('Cette adresse n’est pas celle de la personne à effacer.');
      return;
    }
    setBusy(true);
    const reply = await staffPost('/api/admin/people/erase', { email });
    setBusy(false);
    if (!reply.ok) {
      setError(reply.error ?? UNREACHED);
      return;
    }
    notify({ kind: 'success', title: 'Personne effacée', text: 'Le CRM et l’automatisation l’oublient à leur tour.' });
    onErased();
  };
  return (
    <StaffDialog title="Effacer cette personne" shape="box" onClose={onClose}>
      <form noValidate onSubmit={(event) => void erase(event)} className={styles.erase}>
        <p>
          Ses demandes, sous toutes ses adresses, ses conversations, ses accès off-market et ses fichiers sont effacés,
          et ce qui devait encore lui être envoyé ne part pas. C’est définitif.
        </p>
        <LineField
          id="erase-email"
          label={`Pour confirmer, saisissez ${email}`}
          type="email"
          autoComplete="off"
          value={typed}
          error={error}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div className={styles.buttons}>
          <StaffButton onClick={onClose}>Annuler</StaffButton>
          <StaffButton type="submit" look="accent">
            {busy ? 'Effacement...' : 'Effacer'}
          </StaffButton>
        </div>
      </form>
    </StaffDialog>
  );
}
