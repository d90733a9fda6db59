import { BoxField, LineField, LinesField } from '../../staff/form/fields';
import type { RecordFormState } from '../../staff/form/use-record-form';
import type { AdviserValues } from './adviser-fields';
import styles from './advisers.module.css';
import { WEEK } from './typed-hours';

/** E05: when they work, how many requests they take, and how they meet people. */
export function AdviserHours({ field }: Pick<RecordFormState<AdviserValues>, 'field'>) {
  return (
    <>
      <fieldset className={styles.hours}>
        <legend>Horaires</legend>
        <p className={styles.hint}>Heure de Paris : 9h-12h30, 14h-19h. Un jour laissé vide n’est pas travaillé.</p>
        {WEEK.map((day) => (
          <LineField key={day} {...field(day)} autoComplete="off" />
        ))}
        <LinesField
          {...field('absences')}
          rows={3}
          hint="Une par ligne, jours compris : 24/12/2026 - 02/01/2027"
          optional
        />
        <LineField {...field('capacity')} inputMode="numeric" hint="Demandes ouvertes au plus" optional />
      </fieldset>
      <fieldset className={styles.hours}>
        <legend>Rendez-vous</legend>
        <LineField {...field('meetingMinutes')} inputMode="numeric" unit="min" />
        <LineField {...field('bufferMinutes')} inputMode="numeric" unit="min" />
        <LineField {...field('noticeHours')} inputMode="numeric" unit="h" />
        <BoxField {...field('inPerson')} hint="En Île-de-France ; ailleurs, en visioconférence" />
        <BoxField {...field('byVideo')} />
        <LineField
          {...field('calendarUrl')}
          type="url"
          hint="Tenu ailleurs : il remplace les créneaux du site"
          optional
        />
      </fieldset>
    </>
  );
}
