import { carouselPriceLabel } from '@pignon/domain/listings/display';
import type { OffMarketTeaser } from '@pignon/domain/listings/read-models';
import { Link } from 'wouter';
import { paths } from '../app/paths';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { ErrorSummary } from '../ui/error-summary';
import { TextAreaField, TextField } from '../ui/field';
import { Honeypot } from '../ui/honeypot';
import { StreetPlate } from '../ui/street-plate';
import { fieldId, infoRequestChecks } from './info-request-fields';
import styles from './off-market.module.css';
import { useInfoRequest } from './use-info-request';

interface InfoRequestDialogProps {
  readonly offer: OffMarketTeaser;
  readonly close: () => void;
}

/** Emptied each time it opens; stays open with what was typed when the send fails. */
export default function InfoRequestDialog({ offer, close }: InfoRequestDialogProps) {
  const { register, submit, errors, sending, attempt, failure, problems } = useInfoRequest(offer, close);
  const field = (name: keyof typeof infoRequestChecks) => ({
    ...register(name, infoRequestChecks[name]),
    id: fieldId(name),
    error: errors[name]?.message,
  });
  return (
    <Dialog open close={close} title="Demande d'information">
      <div className={styles.summary}>
        <strong>{offer.title}</strong>
        <StreetPlate street={offer.city} />
        <span className="num">{carouselPriceLabel(offer)}</span>
      </div>
      <form noValidate method="post" aria-label="Demande d'information" className={styles.form} onSubmit={submit}>
        <div className={styles.wide}>
          <ErrorSummary attempt={attempt} problems={problems} failure={failure} />
        </div>
        <TextField
          {...field('name')}
          label="Nom complet"
          autoComplete="name"
          placeholder="Jeanne Martin"
          className={styles.wide ?? ''}
        />
        <TextField
          {...field('email')}
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          placeholder="jeanne.martin@exemple.fr"
        />
        <TextField
          {...field('phone')}
          label="Téléphone"
          optional
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder="06 12 34 56 78"
        />
        <TextAreaField
          {...field('message')}
          label="Message"
          optional
          rows={4}
          placeholder="Posez votre question ici..."
          className={styles.wide ?? ''}
        />
        <Honeypot {...register('website')} />
        <p className={`${styles.wide} ${styles.consent}`}>
          En envoyant cette demande, vous acceptez que Pignon utilise ces informations pour vous répondre. Voir notre{' '}
          <Link href={paths.privacy}>politique de confidentialité</Link>.
        </p>
        <div className={`${styles.wide} ${styles.actions}`}>
          <Button look="ghost" onClick={close}>
            Annuler
          </Button>
          <Button look="dark" type="submit" busy={sending} busyLabel="Envoi en cours...">
            Envoyer
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
