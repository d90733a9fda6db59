import { PROPERTY_STATUSES, type PropertyStatus } from '@pignon/domain/listings/property-fields';
import { useState } from 'react';
import { StaffButton } from '../../../../staff/staff-button';
import { StatusDialog } from '../../closing/status-dialog';
import { STATUS_LABELS } from '../../desk/property-labels';
import type { HeaderProps } from './header-props';
import styles from './form-header.module.css';

/** Of what is published the status is changed here, for more follows from it than from a field. */
export function StatusAction({ property, form, onStored }: HeaderProps) {
  const [chosen, setChosen] = useState<PropertyStatus | null>(null);
  const [asking, setAsking] = useState<PropertyStatus | null>(null);
  const { status } = property;
  const ended: PropertyStatus = property.transactionType === 'rental' ? 'rented' : 'sold';
  return (
    <>
      <label className={styles.status}>
        Statut
        <select
          value={chosen ?? status}
          onChange={({ target }) => setChosen(PROPERTY_STATUSES.find((one) => one === target.value) ?? null)}
        >
          {PROPERTY_STATUSES.map((one) => (
            <option key={one} value={one}>
              {STATUS_LABELS[one]}
            </option>
          ))}
        </select>
      </label>
      {chosen && chosen !== status && <StaffButton onClick={() => setAsking(chosen)}>Appliquer…</StaffButton>}
      {status !== ended && (
        <StaffButton onClick={() => setAsking(ended)}>
          {ended === 'sold' ? 'Marquer vendu' : 'Marquer loué'}
        </StaffButton>
      )}
      {asking && (
        <StatusDialog
          property={property}
          status={asking}
          onChanged={(now) => {
            form.patched({ status: asking }, now.version);
            onStored(now);
          }}
          onClose={() => {
            setAsking(null);
            setChosen(null);
          }}
        />
      )}
    </>
  );
}
