import { atParis, parisMoment } from '@pignon/domain/shared/paris-time';
import { useState } from 'react';
import { LineField } from '../../../staff/form/fields';
import { StaffButton } from '../../../staff/staff-button';
import { StaffDialog } from '../../../staff/staff-dialog';
import { DialogForm } from './dialog-form';
import styles from './editor.module.css';

interface ScheduleDialogProps {
  /** ISO 8601, of one that is scheduled already. */
  readonly publishedAt: string | null;
  readonly busy: boolean;
  readonly onSchedule: (at: string) => void;
  /** Since a moment that is past. */
  readonly onPublish: (at: string) => void;
  readonly onClose: () => void;
}

const DAY_MS = 86_400_000;
const NINE = 9 * 60;
const two = (number: number): string => String(number).padStart(2, '0');
const hourText = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

/** Day and hour of Paris: to come it is scheduled, past it is published as of then. */
export function ScheduleDialog({ publishedAt, busy, onSchedule, onPublish, onClose }: ScheduleDialogProps) {
  const [first] = useState(() =>
    publishedAt ? parisMoment(new Date(publishedAt)) : { ...parisMoment(new Date(Date.now() + DAY_MS)), minutes: NINE },
  );
  const [openedAt] = useState(() => Date.now());
  const [day, setDay] = useState(first.day);
  const [hour, setHour] = useState(hourText(first.minutes));
  const [hours = NaN, minutes = NaN] = hour.split(':').map(Number);
  const at = day && Number.isFinite(hours * 60 + minutes) ? atParis(day, hours * 60 + minutes) : null;
  const isPast = at !== null && at.getTime() <= openedAt;
  const submit = () => {
    if (!at) return;
    if (isPast) onPublish(at.toISOString());
    else onSchedule(at.toISOString());
  };
  return (
    <StaffDialog title="Date et heure de publication" shape="box" onClose={onClose}>
      <DialogForm label="Date et heure de publication" onSubmit={submit}>
        <LineField
          id="schedule-day"
          label="Jour"
          type="date"
          required
          value={day}
          onChange={(e) => setDay(e.target.value)}
        />
        <LineField
          id="schedule-hour"
          label="Heure de Paris"
          type="time"
          required
          value={hour}
          onChange={(e) => setHour(e.target.value)}
        />
        <p>
          {isPast
            ? 'Cette date est passée : l’article sera en ligne tout de suite, daté de ce jour.'
            : 'L’article paraîtra de lui-même.'}
        </p>
        <div className={styles.head}>
          <StaffButton look="accent" onClick={submit} disabled={busy || !at}>
            {isPast ? 'Publier à cette date' : 'Programmer la publication'}
          </StaffButton>
          <StaffButton onClick={onClose}>Annuler</StaffButton>
        </div>
      </DialogForm>
    </StaffDialog>
  );
}
