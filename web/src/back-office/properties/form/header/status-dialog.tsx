import { isGated, type PropertyStatus } from '@pignon/domain/listings/property-fields';
import type { StaffProperty } from '@pignon/domain/listings/staff-property';
import type { StaffSoldProperty } from '@pignon/domain/sold/sold-property';
import { useState } from 'react';
import { StaffButton } from '../../../../staff/staff-button';
import { StaffDialog } from '../../../../staff/staff-dialog';
import { StaffLink } from '../../../../staff/staff-link';
import { staffPost, UNREACHED } from '../../../../staff/staff-post';
import styles from '../../desk/desk.module.css';
import { STATUS_LABELS } from '../../desk/property-labels';
import type { HeaderProps } from './header-props';

interface StatusDialogProps extends HeaderProps {
  readonly status: PropertyStatus;
  readonly onClose: () => void;
}

const SOLD_PAGE = '/admin/sold-properties';

/** Before the status changes: what follows from it, and what shall be done with it. */
export function StatusDialog(props: StatusDialogProps) {
  const { property, status, onClose } = props;
  const ends = status === 'sold' || status === 'rented';
  const [withCard, setWithCard] = useState(ends);
  const { busy, refusal, card, apply } = useStatusChange(props, ends && withCard);
  if (card !== undefined)
    return (
      <StaffDialog title={titleOf(status)} shape="box" onClose={onClose}>
        <output>Statut enregistré, fiche vendue créée.</output>
        <div className={styles.actions}>
          <StaffLink look="accent" href={`${SOLD_PAGE}?id=${card}`}>
            Ouvrir la fiche vendue
          </StaffLink>
          <StaffButton onClick={onClose}>Rester ici</StaffButton>
        </div>
      </StaffDialog>
    );
  return (
    <StaffDialog title={titleOf(status)} shape="box" onClose={onClose}>
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
      <p role="alert">{refusal}</p>
      <div className={styles.actions}>
        <StaffButton look="accent" disabled={busy} onClick={() => void apply()}>
          {busy ? 'Enregistrement...' : 'Confirmer'}
        </StaffButton>
        <StaffButton onClick={onClose}>Annuler</StaffButton>
      </div>
    </StaffDialog>
  );
}

const titleOf = (status: PropertyStatus): string => `Passer en «\u00a0${STATUS_LABELS[status]}\u00a0»`;

/** The status first; the card is made of what is sold then. */
function useStatusChange({ property, form, onStored, status, onClose }: StatusDialogProps, withCard: boolean) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [card, setCard] = useState<number>();
  const { id, version } = property;

  const change = async (): Promise<string | undefined> => {
    const reply = await staffPost(`/api/properties/${id}`, { status, version }, { method: 'PUT' });
    if (!reply.ok) return reply.error ?? UNREACHED;
    const now = reply.body as StaffProperty;
    form.patched({ status }, now.version);
    onStored(now);
    if (withCard) return await makeCard();
    onClose();
    return undefined;
  };
  const makeCard = async (): Promise<string | undefined> => {
    const made = await staffPost(`/api/admin/sold-properties/from/${id}`, {}, { once: true });
    if (!made.ok) return `Le statut est changé, mais la fiche vendue n’est pas créée\u00a0: ${made.error ?? UNREACHED}`;
    setCard((made.body as StaffSoldProperty).id);
    return undefined;
  };
  const apply = async () => {
    setBusy(true);
    setRefusal(undefined);
    const refused = await change();
    setBusy(false);
    if (refused) setRefusal(refused);
  };
  return { busy, refusal, card, apply };
}

function followsOf({ mandat }: StaffProperty, status: PropertyStatus): readonly string[] {
  if (status === 'available') return ['Le bien est de nouveau proposé dans les recherches.'];
  return [
    'Le bien n’est plus compté parmi les biens disponibles.',
    isGated(mandat)
      ? 'Les accès off-market à ce bien se ferment, son aperçu disparaît du site.'
      : `Les visiteurs qui le voient encore lisent «\u00a0${status === 'rented' ? 'LOUÉ' : 'VENDU'}\u00a0», ou le texte choisi par l’agence.`,
  ];
}
