import type { KeyboardEvent, ReactNode } from 'react';
import { ErrorSummary } from '../../ui/fields/error-summary';
import { StaffButton } from '../staff-button';
import { ConflictDialog } from './conflict-dialog';
import type { FormValues } from './draft';
import styles from './record-form.module.css';
import type { RecordFormState } from './use-record-form';

interface RecordFormProps<Values extends FormValues> {
  readonly title: string;
  readonly form: RecordFormState<Values>;
  /** The fields. */
  readonly children: ReactNode;
}

const HOUR = new Intl.DateTimeFormat('fr-FR', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Paris' });
const DAY = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short', timeZone: 'Europe/Paris' });

/** 'Enregistré à 14:32', of another day 'Enregistré le 28/11/2026 à 14:32'. */
const keptText = (at: number): string => {
  const day = DAY.format(at) === DAY.format(Date.now()) ? '' : `le ${DAY.format(at)} `;
  return `Enregistré ${day}à ${HOUR.format(at)}`;
};

/** What every form of staff has around its fields. */
export function RecordForm<Values extends FormValues>({ title, form, children }: RecordFormProps<Values>) {
  const { attempt, problems, failure, sending, dirty, keptAt, restored, conflict } = form;
  const saveByKey = (event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void form.submit();
  };
  return (
    <>
      {form.leaving && <Leaving {...form} />}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        noValidate
        aria-label={title}
        className={styles.form}
        onSubmit={(event) => void form.submit(event)}
        onBlur={form.keep}
        onKeyDown={saveByKey}
      >
        <ErrorSummary attempt={attempt} problems={problems} failure={failure} />
        {restored && (
          <p className={styles.restored}>
            Un brouillon non enregistré a été repris.
            <StaffButton onClick={form.discard}>Abandonner le brouillon</StaffButton>
          </p>
        )}
        {children}
        <div className={styles.foot}>
          <StaffButton type="submit" look="accent" disabled={sending} aria-keyshortcuts="Control+S">
            {sending ? 'Enregistrement...' : 'Enregistrer'}
          </StaffButton>
          <StaffButton onClick={form.leave}>Annuler</StaffButton>
          <output className={styles.kept}>
            {dirty && (keptAt ? `Brouillon. ${keptText(keptAt)}` : 'Modifications non enregistrées')}
          </output>
        </div>
      </form>
      {conflict && <ConflictDialog form={form} conflict={conflict} />}
    </>
  );
}

function Leaving({ stay, leaveNow, abandon }: Pick<RecordFormState<FormValues>, 'stay' | 'leaveNow' | 'abandon'>) {
  return (
    <div role="alert" className={styles.leaving}>
      <p>
        <b>Modifications non enregistrées</b>
      </p>
      <p>Le brouillon est gardé sur cet appareil : vous le retrouverez ici.</p>
      <div className={styles.actions}>
        <StaffButton look="accent" ref={(button) => button?.focus()} onClick={stay}>
          Continuer la saisie
        </StaffButton>
        <StaffButton onClick={leaveNow}>Quitter</StaffButton>
        <StaffButton onClick={abandon}>Abandonner les modifications</StaffButton>
      </div>
    </div>
  );
}
