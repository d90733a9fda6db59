import type { StaffPropertyRow } from '@pignon/domain/listings/desk/staff-property-row';
import { PROPERTY_STATUSES, type PropertyStatus } from '@pignon/domain/listings/property-fields';
import { useState } from 'react';
import { StaffButton } from '../../../staff/staff-button';
import { StaffDialog } from '../../../staff/staff-dialog';
import styles from '../desk/desk.module.css';
import { STATUS_LABELS } from '../desk/property-labels';

interface StatusChoiceProps {
  readonly row: Pick<StaffPropertyRow, 'title' | 'status'>;
  readonly onChoose: (status: PropertyStatus) => void;
  readonly onClose: () => void;
}

/** Which one; what follows from it is asked next. */
export function StatusChoice({ row: { title, status }, onChoose, onClose }: StatusChoiceProps) {
  const [chosen, setChosen] = useState<PropertyStatus>(status);
  return (
    <StaffDialog title="Changer le statut" shape="box" onClose={onClose}>
      <p>{title}</p>
      <fieldset className={styles.statuses}>
        <legend className="visually-hidden">Statut</legend>
        {PROPERTY_STATUSES.map((one) => (
          <label key={one} className={styles.choice}>
            <input type="radio" name="status" checked={chosen === one} onChange={() => setChosen(one)} />
            {STATUS_LABELS[one]}
          </label>
        ))}
      </fieldset>
      <div className={styles.actions}>
        <StaffButton look="accent" disabled={chosen === status} onClick={() => onChoose(chosen)}>
          Continuer
        </StaffButton>
        <StaffButton onClick={onClose}>Annuler</StaffButton>
      </div>
    </StaffDialog>
  );
}
