import { StaffButton } from '../../../staff/staff-button';
import { StaffLink } from '../../../staff/staff-link';
import styles from '../desk/desk.module.css';
import { ToldLines } from './told-lines';
import type { Done } from './use-closing';

const SOLD_PAGE = '/admin/sold-properties';

interface OutcomeProps {
  readonly done: Done;
  readonly onClose: () => void;
}

/** What became of it, and where to go on. */
export const Outcome = ({ done: { card, told }, onClose }: OutcomeProps) => (
  <>
    <output>
      <p>{card === null ? 'Statut enregistré.' : 'Statut enregistré, fiche vendue créée.'}</p>
      {told && <ToldLines told={told} />}
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
