import { Dialog } from '../ui/dialogs/dialog';
import { TextAreaField } from '../ui/fields/field';
import { type AskedAbout, AskedProperty } from './asked-property';
import { informationChecks } from './request-fields';
import { RequestForm } from './request-form';
import styles from '../forms/visitor-form.module.css';
import { MESSAGE_SENT, tellFailed, tellSent } from './request-toasts';
import { useRequest } from './use-request';

interface InformationDialogProps {
  readonly property: AskedAbout;
  readonly close: () => void;
}

const TITLE = "Demande d'information";

/** M92, M94, M149. */
export default function InformationDialog({ property, close }: InformationDialogProps) {
  const request = useRequest({
    form: 'information',
    checks: informationChecks,
    offers: true,
    path: '/api/contact/send',
    about: { subject: `${TITLE} - ${property.title}`, propertyId: String(property.id), source: 'information' },
    sent: () => {
      tellSent(MESSAGE_SENT);
      close();
    },
    failed: tellFailed,
  });
  return (
    <Dialog open close={close} title={TITLE}>
      <AskedProperty property={property} />
      <RequestForm title={TITLE} request={request} action="Demander plus d'informations" close={close}>
        <TextAreaField {...request.field('message')} label="Votre message" rows={5} className={styles.wide ?? ''} />
      </RequestForm>
    </Dialog>
  );
}
