import { useState } from 'react';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialogs/dialog';
import { AppointmentRequest } from './appointment-request';
import type { AskedAbout } from './asked-property';
import styles from './request-form.module.css';
import { Booking } from './booking';

interface AppointmentDialogProps {
  readonly property: AskedAbout;
  /** The adviser's name, where there is one. */
  readonly adviser: string | null;
  /** His own calendar, kept outside; null where he has none. */
  readonly calendar: string | null;
  readonly close: () => void;
}

/** M96. The press that opens it is what loads the calendar or the slots; nothing of it is loaded before. */
export default function AppointmentDialog({ property, adviser, calendar, close }: AppointmentDialogProps) {
  const [byForm, setByForm] = useState(false);
  const request = <AppointmentRequest property={property} adviser={adviser} close={close} />;
  return (
    <Dialog open close={close} title="Prendre rendez-vous">
      {calendar === null && <Booking wish={{ propertyId: property.id }} done={close} close={close} instead={request} />}
      {calendar !== null && byForm && request}
      {calendar !== null && !byForm && (
        <>
          <iframe
            src={calendar}
            title={adviser ? `Agenda de ${adviser}` : 'Agenda de l’agence'}
            className={styles.calendar}
            referrerPolicy="no-referrer"
            // Of another origin always: the rule fears a page that frames itself.
            // oxlint-disable-next-line react/iframe-missing-sandbox
            sandbox="allow-scripts allow-forms allow-same-origin allow-popups"
          />
          <p className={styles.host}>Cet agenda est tenu par {new URL(calendar).host}.</p>
          <Button look="ghost" className={styles.instead} onClick={() => setByForm(true)}>
            Être rappelé plutôt
          </Button>
        </>
      )}
    </Dialog>
  );
}
