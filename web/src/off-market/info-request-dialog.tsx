import { carouselPriceLabel } from '@pignon/domain/listings/display/display';
import type { OffMarketTeaser } from '@pignon/domain/listings/read-models';
import { AskedProperty } from '../requests/asked-property';
import { offMarketChecks } from '../requests/request-fields';
import { RequestForm } from '../requests/request-form';
import styles from '../forms/visitor-form.module.css';
import { MESSAGE_SENT, tellFailed, tellSent } from '../requests/request-toasts';
import { useRequest } from '../requests/use-request';
import { Dialog } from '../ui/dialogs/dialog';
import { TextAreaField } from '../ui/fields/field';

interface InfoRequestDialogProps {
  readonly offer: OffMarketTeaser;
  readonly close: () => void;
}

const TITLE = "Demande d'information";

const defaultMessage = (title: string): string =>
  `Bonjour, je suis intéressé(e) par le bien «\u00a0${title}\u00a0» et souhaite recevoir plus d'informations.`;

/** M93. */
export default function InfoRequestDialog({ offer, close }: InfoRequestDialogProps) {
  const request = useRequest({
    form: 'demande',
    checks: offMarketChecks,
    offers: true,
    path: '/api/contact/send',
    about: { subject: `${TITLE} - ${offer.title}`, propertyId: String(offer.id), source: 'off-market' },
    whenEmpty: { message: defaultMessage(offer.title) },
    sent: () => {
      tellSent(MESSAGE_SENT);
      close();
    },
    failed: tellFailed,
  });
  return (
    <Dialog open close={close} title={TITLE}>
      <AskedProperty property={offer} sayPrice={carouselPriceLabel} />
      <RequestForm title={TITLE} request={request} action="Envoyer" close={close}>
        <TextAreaField
          {...request.field('message')}
          label="Message"
          optional
          rows={4}
          placeholder="Posez votre question ici..."
          className={styles.wide ?? ''}
        />
      </RequestForm>
    </Dialog>
  );
}
