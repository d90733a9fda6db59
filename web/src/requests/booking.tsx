import { WAY_LABELS } from '@pignon/domain/appointments/meeting-way';
import { parisDayAndHour } from '@pignon/domain/shared/text/paris-weekday';
import { type ReactNode, useState } from 'react';
import { Button } from '../ui/button';
import { BookingForm } from './booking-form';
import { SlotChoice } from './slot-choice';
import styles from './slots.module.css';
import { useSlots, type Wish } from './use-slots';

interface BookingProps {
  readonly wish: Wish;
  readonly done: () => void;
  readonly close: () => void;
  /** Where nothing can be booked here, or the visitor would rather be called back. */
  readonly instead: ReactNode;
}

/** M96: an hour of the adviser's, then who comes. */
export function Booking({ wish, done, close, instead }: BookingProps) {
  const [from, setFrom] = useState<string | null>(null);
  const [slot, setSlot] = useState<string>();
  const [told, setTold] = useState<string>();
  const [byForm, setByForm] = useState(false);
  const { offered, failed, again } = useSlots(wish, from);
  if (byForm) return instead;
  if (failed)
    return (
      <div className={styles.part} role="alert">
        <p>Impossible de charger les créneaux.</p>
        <Button look="ghost" onClick={again}>
          Réessayer
        </Button>
      </div>
    );
  if (!offered) return <output aria-busy="true">Chargement des créneaux…</output>;
  if (offered.calendar) return <OutsideCalendar url={offered.calendar} instead={() => setByForm(true)} />;
  if (offered.ways.length === 0) return instead;
  const [only] = offered.ways;
  return (
    <div className={styles.part}>
      {told && <p role="alert">{told}</p>}
      <p>
        {offered.minutes} minutes{offered.adviser && ` avec ${offered.adviser.name}`}
        {only && offered.ways.length === 1 && `, ${WAY_LABELS[only].toLowerCase()}`}.
      </p>
      {slot ? (
        <>
          <div className={styles.chosen}>
            <strong>{parisDayAndHour(new Date(slot))}</strong>
            <Button look="ghost" onClick={() => setSlot(undefined)}>
              Choisir un autre créneau
            </Button>
          </div>
          <BookingForm
            wish={wish}
            slot={slot}
            ways={offered.ways}
            done={done}
            close={close}
            gone={(why) => {
              setTold(why);
              setSlot(undefined);
              again();
            }}
          />
        </>
      ) : (
        <>
          <SlotChoice
            offered={offered}
            from={from}
            show={setFrom}
            onChoose={(one) => {
              setTold(undefined);
              setSlot(one);
            }}
          />
          <Button look="ghost" onClick={() => setByForm(true)}>
            Être rappelé plutôt
          </Button>
        </>
      )}
    </div>
  );
}

/** Nothing of it is loaded before it is pressed. */
const OutsideCalendar = ({ url, instead }: { readonly url: string; readonly instead: () => void }) => (
  <div className={styles.part}>
    <p>
      Ce conseiller tient son agenda sur {new URL(url).host}.{' '}
      <a href={url} target="_blank" rel="noopener noreferrer">
        Ouvrir son agenda<span className="visually-hidden"> (nouvel onglet)</span>
      </a>
    </p>
    <Button look="ghost" onClick={instead}>
      Être rappelé plutôt
    </Button>
  </div>
);
