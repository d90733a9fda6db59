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
  /** 'Enregistrer le brouillon'. */
  readonly saveLabel?: string;
  /** What else may be done with what was typed; what 'Annuler' does is gone then, for the page has its way back. */
  readonly actions?: ReactNode;
  /** Brings a field into sight before it gets the focus: of a form that is a page with parts of its own. */
  readonly onReach?: (id: string) => void;
}

const HOUR = new Intl.DateTimeFormat('fr-FR', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Paris' });
const DAY = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short', timeZone: 'Europe/Paris' });

/** 'Enregistré à 14:32', of another day 'Enregistré le 28/11/2026 à 14:32'. */
const keptText = (at: number): string => {
  const day = DAY.format(at) === DAY.format(Date.now()) ? '' : `le ${DAY.format(at)} `;
  return `Enregistré ${day}à ${HOUR.format(at)}`;
};

/** Where what was typed lies: in the house, in this browser, or nowhere yet. */
function standing({ dirty, keptAt, savedAt }: Pick<RecordFormState<FormValues>, 'dirty' | 'keptAt' | 'savedAt'>) {
  if (!dirty) return savedAt && keptText(savedAt);
  return keptAt ? `Brouillon. ${keptText(keptAt)}` : 'Modifications non enregistrées';
}

/** What every form of staff has around its fields. */
export function RecordForm<Values extends FormValues>(props: RecordFormProps<Values>) {
  const { title, form, children, saveLabel = 'Enregistrer', actions, onReach } = props;
  const { attempt, problems, failure, sending, restored, conflict, stale } = form;
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
        <ErrorSummary
          attempt={attempt}
          problems={problems}
          failure={failure}
          {...(onReach && { onReach, heading: 'h2' })}
        />
        {stale && (
          <div role="alert" className={styles.restored}>
            <p>{stale.told}</p>
            <p>Votre saisie est gardée sur cet appareil, elle n’est plus enregistrée d’elle-même.</p>
            <StaffButton onClick={form.compare}>Comparer</StaffButton>
          </div>
        )}
        {restored && (
          <p className={styles.restored}>
            Un brouillon non enregistré a été repris.
            <StaffButton onClick={form.discard}>Abandonner le brouillon</StaffButton>
          </p>
        )}
        {children}
        <div className={styles.foot}>
          <StaffButton type="submit" look="accent" disabled={sending} aria-keyshortcuts="Control+S">
            {sending ? 'Enregistrement...' : saveLabel}
          </StaffButton>
          {actions ?? <StaffButton onClick={form.leave}>Annuler</StaffButton>}
          <output className={styles.kept}>{standing(form)}</output>
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
