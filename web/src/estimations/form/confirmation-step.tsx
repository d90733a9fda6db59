import { telHref, frenchGrouping } from '@pignon/domain/shared/text/phone/phone';
import { useAgency } from '../../site/agency/use-app-settings';
import { paths } from '../../site/paths';
import { Button } from '../../ui/button';
import styles from './confirmation-step.module.css';

/** M40. */
export function ConfirmationStep({ onAgain }: { readonly onAgain: () => void }) {
  const { phone, email } = useAgency();
  return (
    <div className={styles.confirmation}>
      <p className={styles.thanks}>Merci pour votre confiance !</p>
      <p>Votre demande d'estimation a été envoyée avec succès !</p>
      <h3>Prochaines étapes</h3>
      <ol className={styles.next}>
        <li>Un expert analyse votre bien sous 24 heures.</li>
        <li>Vous recevez votre estimation détaillée sous 48 heures ouvrées.</li>
        <li>Un conseiller vous appelle ensuite pour en parler avec vous.</li>
      </ol>
      <p className={styles.contact}>
        Une question d’ici là&nbsp;? <a href={telHref(phone)}>{frenchGrouping(phone)}</a> ou{' '}
        <a href={`mailto:${email}`}>{email}</a>
      </p>
      <p>
        Vous préférez en parler tout de suite&nbsp;? <a href={paths.meeting}>Prenez rendez-vous</a>
      </p>
      <Button look="ghost" onClick={onAgain} className={styles.again ?? ''}>
        Demander une autre estimation
      </Button>
    </div>
  );
}
