import { PhoneLink } from '../../staff/links/phone-link';
import type { StaffAppointment } from '@pignon/domain/appointments/shown-appointment';
import { WAY_LABELS } from '@pignon/domain/appointments/meeting-way';
import { parisHour } from '@pignon/domain/shared/text/french';
import { parisWeekday } from '@pignon/domain/shared/text/paris-weekday';
import { useState } from 'react';
import { Drawer } from '../../staff/drawer/drawer';
import { Fact, Facts } from '../../staff/drawer/facts';
import { StaffButton } from '../../staff/staff-button';
import { staffPost, UNREACHED } from '../../staff/staff-post';
import { notify } from '../../ui/toasts/toast';
import styles from './appointments.module.css';
import { BookForm } from './book-form';
import { MoveForm } from './move-form';
import { type AppointmentDesk, NEW } from './use-appointments';

/** The one that the address names, one more, or that there is none of it on these days. */
export function AppointmentDrawer({ desk }: { readonly desk: AppointmentDesk }) {
  const { drawer, opened, all, reload, move } = desk;
  if (!drawer.opened) return null;
  if (drawer.opened === NEW)
    return (
      <Drawer title="Ajouter un rendez-vous" onClose={drawer.close}>
        <BookForm desk={desk} />
      </Drawer>
    );
  if (!all) return null;
  if (!opened)
    return (
      <Drawer title="Rendez-vous" onClose={drawer.close}>
        <p>Ce rendez-vous n’est pas à ces dates.</p>
        <StaffButton onClick={drawer.close}>Retour à l’agenda</StaffButton>
      </Drawer>
    );
  return (
    <Drawer title={opened.name} onClose={drawer.close}>
      <Shown appointment={opened} />
      {opened.state === 'booked' && (
        <>
          <MoveForm
            key={opened.id}
            appointment={opened}
            onMove={async (startsAt) => {
              const refusal = await move(opened, startsAt);
              if (!refusal) drawer.close();
              return refusal;
            }}
          />
          <Cancelling
            appointment={opened}
            onDone={() => {
              drawer.close();
              void reload();
            }}
          />
        </>
      )}
    </Drawer>
  );
}

function Shown({ appointment }: { readonly appointment: StaffAppointment }) {
  const { startsAt, endsAt, agentName, way, email, phone, property, message, state } = appointment;
  return (
    <Facts>
      <Fact name="Quand">
        {parisWeekday(new Date(startsAt))}, {parisHour(new Date(startsAt))} – {parisHour(new Date(endsAt))}
        {state === 'cancelled' && ' (annulé)'}
      </Fact>
      <Fact name="Conseiller">{agentName ?? '–'}</Fact>
      <Fact name="Où">{WAY_LABELS[way]}</Fact>
      <Fact name="Email">
        <a href={`mailto:${email}`}>{email}</a>
      </Fact>
      <Fact name="Téléphone">
        <PhoneLink phone={phone} />
      </Fact>
      {property && (
        <Fact name="Bien">
          <a href={property.path}>
            {property.title}, {property.city}
          </a>
        </Fact>
      )}
      {message && <Fact name="Message">{message}</Fact>}
    </Facts>
  );
}

function Cancelling({ appointment, onDone }: { readonly appointment: StaffAppointment; readonly onDone: () => void }) {
  const [asking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const { id, version, name } = appointment;
  const cancel = async () => {
    const reply = await staffPost(`/api/admin/appointments/${id}/cancel`, { version });
    if (!reply.ok) return reply.status === 401 ? undefined : setRefusal(reply.error ?? UNREACHED);
    notify({ kind: 'success', title: 'Rendez-vous annulé', text: `${name} et son conseiller sont prévenus.` });
    return onDone();
  };
  return (
    <section aria-label="Annuler" className={styles.actions}>
      {refusal && (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
      {asking ? (
        <>
          <StaffButton look="accent" onClick={({ detail }) => detail < 2 && void cancel()}>
            Confirmer l’annulation
          </StaffButton>
          <StaffButton onClick={() => setAsking(false)}>Garder</StaffButton>
        </>
      ) : (
        <StaffButton onClick={() => setAsking(true)}>Annuler le rendez-vous</StaffButton>
      )}
    </section>
  );
}
