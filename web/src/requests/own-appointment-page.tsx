import type { OwnAppointment } from '@pignon/domain/appointments/shown-appointment';
import { parisHour } from '@pignon/domain/shared/text/french';
import { parisWeekday } from '@pignon/domain/shared/text/paris-weekday';
import { useState } from 'react';
import type { PageRules } from '../site/page-rules';
import { paths } from '../site/paths';
import { Button, ButtonLink } from '../ui/button';
import { SlotChoice } from './slot-choice';
import styles from './slots.module.css';
import { useSlots } from './use-slots';
import { useOwnAppointment } from './use-own-appointment';

export const rules: PageRules = {
  head: () => ({
    title: 'Votre rendez-vous | Pignon',
    description: 'Déplacez ou annulez votre rendez-vous avec l’agence.',
  }),
};

type Desk = ReturnType<typeof useOwnAppointment>;

/** What the link in the mails opens: looking changes nothing, a press does. */
export default function OwnAppointmentPage() {
  const desk = useOwnAppointment();
  const { read, told } = desk;
  return (
    <main id="contenu" className={`${styles.page} ${styles.part}`}>
      <h1>Votre rendez-vous</h1>
      {told && <p role="alert">{told}</p>}
      {read === 'reading' && <output>Chargement…</output>}
      {read === 'failed' && (
        <div role="alert">
          <p>Impossible de charger votre rendez-vous.</p>
          <Button look="ghost" onClick={desk.again}>
            Réessayer
          </Button>
        </div>
      )}
      {read === 'unknown' && (
        <>
          <p>Ce rendez-vous n’existe pas, ou son lien n’est plus valable.</p>
          <ButtonLink href={paths.contact} look="dark">
            Nous contacter
          </ButtonLink>
        </>
      )}
      {typeof read === 'object' && <Opened appointment={read} desk={desk} />}
    </main>
  );
}

function Opened({ appointment, desk }: { readonly appointment: OwnAppointment; readonly desk: Desk }) {
  const [asking, setAsking] = useState<'move' | 'cancel'>();
  const { startsAt, endsAt, agentName, place, state } = appointment;
  const done = (ok: boolean) => {
    if (ok) setAsking(undefined);
  };
  return (
    <>
      <div className={styles.chosen}>
        <strong>{parisWeekday(new Date(startsAt))}</strong>
        <span>
          de {parisHour(new Date(startsAt))} à {parisHour(new Date(endsAt))} (heure de Paris)
        </span>
        <span>
          {place}
          {agentName && `, avec ${agentName}`}
        </span>
      </div>
      {state === 'cancelled' && <output>Ce rendez-vous est annulé.</output>}
      {state === 'over' && <p>Ce rendez-vous a commencé ou a eu lieu.</p>}
      {state === 'booked' && asking === undefined && (
        <div className={styles.steps}>
          <Button look="dark" onClick={() => setAsking('move')}>
            Déplacer
          </Button>
          <Button look="ghost" onClick={() => setAsking('cancel')}>
            Annuler le rendez-vous
          </Button>
        </div>
      )}
      {state === 'booked' && asking === 'cancel' && (
        <div className={styles.steps} role="alert">
          <p>Annuler ce rendez-vous ? Votre conseiller en sera prévenu.</p>
          <Button look="dark" busy={desk.sending} onClick={() => void desk.act('cancel').then(done)}>
            Confirmer l’annulation
          </Button>
          <Button look="ghost" onClick={() => setAsking(undefined)}>
            Le garder
          </Button>
        </div>
      )}
      {state === 'booked' && asking === 'move' && (
        <Move
          appointment={appointment}
          choose={(slot) => void desk.act('move', { slot }).then(done)}
          keep={() => setAsking(undefined)}
        />
      )}
    </>
  );
}

interface MoveProps {
  readonly appointment: OwnAppointment;
  readonly choose: (slot: string) => void;
  readonly keep: () => void;
}

function Move({ appointment: { agentId, propertyId }, choose, keep }: MoveProps) {
  const [from, setFrom] = useState<string | null>(null);
  const { offered, failed, again } = useSlots(
    { agentId: agentId ?? undefined, propertyId: propertyId ?? undefined },
    from,
  );
  return (
    <section className={styles.part} aria-label="Nouveau créneau">
      {offered && <SlotChoice offered={offered} from={from} show={setFrom} onChoose={choose} />}
      {failed && (
        <div role="alert">
          <p>Impossible de charger les créneaux.</p>
          <Button look="ghost" onClick={again}>
            Réessayer
          </Button>
        </div>
      )}
      <div className={styles.steps}>
        <Button look="ghost" onClick={keep}>
          Garder ce créneau
        </Button>
      </div>
    </section>
  );
}
