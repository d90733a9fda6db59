import { useLocation } from 'wouter';
import { ReadList } from '../../../staff/list/read-list';
import { useListAddress } from '../../../staff/list/use-list-address';
import { useNow } from '../../../staff/list/use-now';
import { StaffButton } from '../../../staff/staff-button';
import { StaffLink } from '../../../staff/staff-link';
import { StaffPage } from '../../../staff/staff-page';
import { staffRules } from '../../../staff/staff-rules';
import { RefusedMailCard } from './refused-mail-card';
import styles from './refused.module.css';
import { useRefused, useRefusedMails } from './use-refused';

export const rules = staffRules('E-mails refusés');

const CLOCK_MS = 60_000;
const MAILBOX = '/admin/messages';

/** E11: what came into the agency's mailbox and stands in no conversation. */
export default function RefusedMailsPage() {
  const address = useListAddress();
  const [, navigate] = useLocation();
  const now = useNow(CLOCK_MS);
  const filed = address.query.get('classes') === 'oui';
  const mails = useRefusedMails(filed);
  const desk = useRefused((threadId) => navigate(`${MAILBOX}?id=${threadId}`));
  const items = mails.data?.items ?? [];
  return (
    <StaffPage
      title="E-mails refusés"
      note="Arrivés dans la boîte de l’agence, ils ne sont dans aucune conversation. Conservés trente jours."
      actions={
        <div className={styles.actions}>
          <StaffButton aria-pressed={filed} onClick={() => address.filter({ classes: filed ? null : 'oui' })}>
            Voir les classés
          </StaffButton>
          <StaffLink href={MAILBOX}>Retour à la messagerie</StaffLink>
        </div>
      }
    >
      <ReadList
        reading={{
          loading: 'Chargement des e-mails...',
          loaded: mails.data !== undefined,
          error: mails.error,
          onRetry: () => void mails.mutate(),
        }}
        empty={{
          filtered: false,
          none: filed ? 'Aucun e-mail classé.' : 'Aucun e-mail refusé : tous ont trouvé leur conversation.',
          noneLeft: '',
          onReset: () => {},
        }}
        count={items.length}
      >
        <ul className={styles.mails} aria-label="E-mails">
          {items.map((mail) => (
            <RefusedMailCard
              key={mail.id}
              mail={mail}
              now={now}
              onRead={() => void desk.readAgain(mail)}
              onPutAway={(away) => void desk.putAway(mail, away)}
            />
          ))}
        </ul>
      </ReadList>
    </StaffPage>
  );
}
