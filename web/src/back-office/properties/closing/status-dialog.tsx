import { isGated, type PropertyStatus } from '@pignon/domain/listings/property-fields';
import type { StaffProperty } from '@pignon/domain/listings/staff-property';
import { useState } from 'react';
import { StaffButton } from '../../../staff/staff-button';
import { StaffDialog } from '../../../staff/staff-dialog';
import styles from '../desk/desk.module.css';
import { STATUS_LABELS } from '../desk/property-labels';
import { ConcernedPart } from './concerned-part';
import { Outcome } from './outcome';
import { useClosing } from './use-closing';
import { useConcerned } from './use-concerned';

interface StatusDialogProps {
  readonly property: Pick<StaffProperty, 'id' | 'version' | 'mandat'>;
  readonly status: PropertyStatus;
  /** Told of the property as it is stored now. */
  readonly onChanged: (now: StaffProperty) => void;
  readonly onClose: () => void;
}

/** Before the status changes: what follows from it, who is concerned, and what shall be done with it. */
export function StatusDialog({ property, status, onChanged, onClose }: StatusDialogProps) {
  const ends = status === 'sold' || status === 'rented';
  const title = `Passer en «\u00a0${STATUS_LABELS[status]}\u00a0»`;
  const [withCard, setWithCard] = useState(ends);
  const concerned = useConcerned(property.id, ends);
  const { busy, refusal, done, apply } = useClosing({ property, status, onChanged, onClose });
  if (done)
    return (
      <StaffDialog title={title} shape="box" onClose={onClose}>
        <Outcome done={done} onClose={onClose} />
      </StaffDialog>
    );
  return (
    <StaffDialog title={title} shape="box" onClose={onClose}>
      <ul className={styles.follows}>
        {followsOf(property, status).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {ends && (
        <label className={styles.choice}>
          <input type="checkbox" checked={withCard} onChange={({ target }) => setWithCard(target.checked)} />
          Créer la fiche vendue
        </label>
      )}
      {ends && <ConcernedPart concerned={concerned} status={status} />}
      <p role="alert">{refusal}</p>
      <div className={styles.actions}>
        <StaffButton
          look="accent"
          // Nobody is left out because the list of them was not there yet.
          disabled={busy || concerned.waiting}
          onClick={() => void apply({ withCard: ends && withCard, ...concerned.chosen })}
        >
          {busy ? 'Enregistrement...' : 'Confirmer'}
        </StaffButton>
        <StaffButton onClick={onClose}>Annuler</StaffButton>
      </div>
    </StaffDialog>
  );
}

function followsOf({ mandat }: Pick<StaffProperty, 'mandat'>, status: PropertyStatus): readonly string[] {
  if (status === 'available') return ['Le bien est de nouveau proposé dans les recherches.'];
  return [
    'Le bien n’est plus compté parmi les biens disponibles.',
    isGated(mandat)
      ? 'Les accès off-market à ce bien se ferment, son aperçu disparaît du site.'
      : `Les visiteurs qui le voient encore lisent «\u00a0${status === 'rented' ? 'LOUÉ' : 'VENDU'}\u00a0», ou le texte choisi par l’agence.`,
  ];
}
