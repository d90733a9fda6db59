import type { StaffAppointment } from '@pignon/domain/appointments/shown-appointment';
import { type SyntheticEvent, useState } from 'react';
import { LineField } from '../../staff/form/fields';
import { StaffButton } from '../../staff/staff-button';
import styles from './appointments.module.css';
import { momentOf, typedMoment } from './week';

interface MoveFormProps {
  readonly appointment: StaffAppointment;
  /** Answers what is wrong, or nothing. */
  readonly onMove: (startsAt: Date) => Promise<string | undefined>;
}

/** What dragging does, by keyboard, and to any day. */
export function MoveForm({ appointment, onMove }: MoveFormProps) {
  const [typed, setTyped] = useState(typedMoment(appointment.startsAt));
  const [refusal, setRefusal] = useState<string>();
  const [sending, setSending] = useState(false);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const startsAt = momentOf(typed.day, typed.time);
    if (!startsAt) return setRefusal('Indiquez un jour et une heure');
    setSending(true);
    setRefusal(await onMove(startsAt));
    setSending(false);
  };
  return (
    <form noValidate aria-label="Déplacer" className={styles.form} onSubmit={(event) => void submit(event)}>
      <LineField
        id="deplacer-jour"
        label="Nouveau jour"
        type="date"
        value={typed.day}
        onChange={({ target }) => setTyped({ ...typed, day: target.value })}
      />
      <LineField
        id="deplacer-heure"
        label="Nouvelle heure"
        type="time"
        value={typed.time}
        onChange={({ target }) => setTyped({ ...typed, time: target.value })}
      />
      <p role="alert" className={styles.refusal}>
        {refusal}
      </p>
      <StaffButton type="submit" look="accent" disabled={sending}>
        Déplacer
      </StaffButton>
    </form>
  );
}
