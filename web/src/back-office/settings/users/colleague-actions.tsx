import type { StaffColleague } from '@pignon/domain/accounts/desk/staff-colleague';
import { StaffButton } from '../../../staff/staff-button';
import { colleagueName } from './colleague-columns';
import type { Colleagues } from './use-colleagues';
import styles from './users.module.css';

interface ColleagueActionsProps {
  readonly desk: Colleagues;
  readonly colleague: StaffColleague;
}

/** What is done by one press; a deactivated account comes back by one too. */
export function ColleagueActions({ desk, colleague }: ColleagueActionsProps) {
  const { id, email, state } = colleague;
  const isWaiting = state === 'invited' || state === 'unanswered';
  const sendLink = () =>
    desk.press('POST', `/${id}/link`, {}, { title: isWaiting ? 'Invitation envoyée' : 'Lien envoyé', text: email });
  const disable = (disabled: boolean) =>
    desk.press(
      'PUT',
      `/${id}/disabled`,
      { disabled },
      { title: disabled ? 'Compte désactivé' : 'Compte réactivé', text: colleagueName(colleague) },
    );
  if (state === 'disabled')
    return (
      <div className={styles.actions}>
        <StaffButton disabled={desk.busy} onClick={() => void disable(false)}>
          Réactiver
        </StaffButton>
      </div>
    );
  return (
    <div className={styles.actions}>
      <StaffButton disabled={desk.busy} onClick={() => void sendLink()}>
        {isWaiting ? 'Renvoyer l’invitation' : 'Envoyer un lien de mot de passe'}
      </StaffButton>
      <StaffButton disabled={desk.busy} onClick={() => void disable(true)}>
        Désactiver
      </StaffButton>
    </div>
  );
}
