import { TextAreaField, TextField } from '../ui/fields/field';
import { type AskedAbout, AskedProperty } from './asked-property';
import { appointmentChecks } from './request-fields';
import { RequestForm } from './request-form';
import styles from '../forms/visitor-form.module.css';
import { tellFailed, tellSent } from './request-toasts';
import { useRequest } from './use-request';

interface AppointmentRequestProps {
  readonly property: AskedAbout;
  readonly adviser: string | null;
  readonly close: () => void;
}

/** Where there is no calendar to choose from: when it would suit, and the adviser confirms. */
export function AppointmentRequest({ property, adviser, close }: AppointmentRequestProps) {
  const request = useRequest({
    form: 'rendez-vous',
    checks: appointmentChecks,
    offers: true,
    path: '/api/appointments',
    about: { propertyId: String(property.id) },
    sent: () => {
      tellSent({
        title: 'Demande envoyée !',
        text: 'Votre demande de rendez-vous a été envoyée avec succès. Votre conseiller vous confirmera le créneau.',
      });
      close();
    },
    failed: tellFailed,
  });
  return (
    <>
      <AskedProperty property={property} />
      <p>
        {adviser ? `${adviser} vous confirmera` : 'Notre équipe vous confirmera'} le rendez-vous, sur place, à l’agence
        ou par téléphone.
      </p>
      <RequestForm title="Demande de rendez-vous" request={request} action="Demander un rendez-vous" close={close}>
        <TextField
          {...request.field('preferred')}
          label="Quand cela vous convient-il ?"
          optional
          placeholder="Mardi matin, ou jeudi après 17 h"
          className={styles.wide ?? ''}
        />
        <TextAreaField {...request.field('message')} label="Message" optional rows={3} className={styles.wide ?? ''} />
      </RequestForm>
    </>
  );
}
