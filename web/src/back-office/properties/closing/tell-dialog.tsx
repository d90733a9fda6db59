import { StaffButton } from '../../../staff/staff-button';
import { StaffDialog } from '../../../staff/staff-dialog';
import styles from '../desk/desk.module.css';
import { STATUS_LABELS } from '../desk/property-labels';
import { ConcernedPart } from './concerned-part';
import type { EndedProperty } from './several-concerned';
import { ToldLines } from './told-lines';
import { useSeveralConcerned } from './use-several-concerned';
import { useTelling } from './use-telling';

const TITLE = 'Prévenir les personnes concernées';

interface TellDialogProps {
  readonly properties: readonly EndedProperty[];
  readonly status: 'sold' | 'rented';
  readonly onClose: () => void;
}

/** After the status of one or several was changed from the list: who waits for them, and who of them is told. */
export function TellDialog({ properties, status, onClose }: TellDialogProps) {
  const parts = useSeveralConcerned(properties);
  const { busy, refusal, told, send } = useTelling();
  if (told)
    return (
      <StaffDialog title={TITLE} shape="box" onClose={onClose}>
        <output>
          <ToldLines told={told} />
        </output>
        <div className={styles.actions}>
          <StaffButton onClick={onClose}>Fermer</StaffButton>
        </div>
      </StaffDialog>
    );
  const chosen = parts.reduce(
    (sum, { concerned: { chosen: part } }) =>
      sum + part.threads.length + part.meetings.length + part.appointments.length,
    0,
  );
  return (
    <StaffDialog title={TITLE} shape="box" onClose={onClose}>
      <p>
        {properties.length === 1
          ? `Le statut «\u00a0${STATUS_LABELS[status]}\u00a0» est enregistré. Personne n’est encore prévenu.`
          : `Le statut «\u00a0${STATUS_LABELS[status]}\u00a0» est enregistré. Sur ${properties.length} de ces biens, des personnes attendent une réponse.`}
      </p>
      {parts.map(({ property, concerned }) => (
        <ConcernedPart key={property.id} legend={property.title} concerned={concerned} status={status} />
      ))}
      <p role="alert">{refusal}</p>
      <div className={styles.actions}>
        <StaffButton look="accent" disabled={busy || chosen === 0} onClick={() => void send(parts)}>
          {busy ? 'Envoi...' : 'Prévenir'}
        </StaffButton>
        <StaffButton onClick={onClose}>Ne prévenir personne</StaffButton>
      </div>
    </StaffDialog>
  );
}
