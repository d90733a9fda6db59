import { StaffButton } from '../../../staff/staff-button';
import { StaffLink } from '../../../staff/staff-link';
import styles from '../desk/desk.module.css';
import type { Done } from './use-closing';

const SOLD_PAGE = '/admin/sold-properties';
const plural = (count: number): string => (count > 1 ? 's' : '');

interface OutcomeProps {
  readonly done: Done;
  readonly onClose: () => void;
}

/** What became of it, and where to go on. */
export const Outcome = ({ done: { card, told }, onClose }: OutcomeProps) => (
  <>
    <output>
      <p>{card === null ? 'Statut enregistré.' : 'Statut enregistré, fiche vendue créée.'}</p>
      {told && (
        <p>
          {told.told} personne{plural(told.told)} prévenue{plural(told.told)} par e-mail
          {told.cancelled > 0 && `, ${told.cancelled} rendez-vous annulé${plural(told.cancelled)}`}.
        </p>
      )}
      {told?.refused.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </output>
    <div className={styles.actions}>
      {card !== null && (
        <StaffLink look="accent" href={`${SOLD_PAGE}?id=${card}`}>
          Ouvrir la fiche vendue
        </StaffLink>
      )}
      <StaffButton onClick={onClose}>Rester ici</StaffButton>
    </div>
  </>
);
