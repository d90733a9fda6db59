import { useState } from 'react';
import { StaffButton } from '../staff-button';
import { StaffDialog } from '../staff-dialog';
import { differences, merged, type Side } from './conflict';
import styles from './conflict-dialog.module.css';
import type { FormValues } from './draft';
import type { Conflict, RecordFormState } from './use-record-form';

interface ConflictDialogProps<Values extends FormValues> {
  readonly form: Pick<RecordFormState<Values>, 'fields' | 'base' | 'settle' | 'endConflict'>;
  readonly conflict: Conflict<Values>;
}

const shown = (value: string | boolean): string =>
  typeof value === 'boolean' ? (value ? 'Oui' : 'Non') : value || '–';

/** A colleague was faster: compare field by field, write over it, or go back to the form. */
export function ConflictDialog<Values extends FormValues>({ form, conflict }: ConflictDialogProps<Values>) {
  const { fields, base, settle, endConflict } = form;
  const { told, mine, theirs } = conflict;
  const apart = differences(mine, theirs.values, base.values);
  const [comparing, setComparing] = useState(false);
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>(() =>
    Object.fromEntries(apart.map(({ name, take }) => [name, take])),
  );
  return (
    <StaffDialog title="Modifié entre-temps" shape="box" onClose={endConflict}>
      <p>{told}</p>
      {comparing &&
        apart.map(({ name, mine: my, theirs: their }) => (
          <fieldset key={name} className={styles.difference}>
            <legend>{fields[name].label}</legend>
            {(
              [
                ['mine', 'Votre saisie', my],
                ['theirs', 'Enregistré', their],
              ] as const
            ).map(([side, whose, value]) => (
              <label key={side}>
                <input
                  type="radio"
                  name={`conflict-${name}`}
                  checked={sides[name] === side}
                  onChange={() => setSides({ ...sides, [name]: side })}
                />
                <span>
                  <small>{whose}</small> {shown(value)}
                </span>
              </label>
            ))}
          </fieldset>
        ))}
      {comparing && apart.length === 0 && <p>Vous avez écrit la même chose.</p>}
      <div className={styles.actions}>
        {comparing ? (
          <StaffButton look="accent" onClick={() => void settle(merged(mine, theirs.values, sides), theirs)}>
            Enregistrer ce choix
          </StaffButton>
        ) : (
          <>
            <StaffButton look="accent" onClick={() => setComparing(true)}>
              Comparer
            </StaffButton>
            <StaffButton onClick={() => void settle(mine, theirs)}>Écraser</StaffButton>
          </>
        )}
        <StaffButton onClick={endConflict}>Annuler</StaffButton>
      </div>
    </StaffDialog>
  );
}
