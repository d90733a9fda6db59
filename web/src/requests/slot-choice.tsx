import type { BookableDays } from '@pignon/domain/appointments/shown-appointment';
import { dayAfter } from '@pignon/domain/shared/paris-time';
import { parisHour } from '@pignon/domain/shared/text/french';
import { parisWeekday } from '@pignon/domain/shared/text/paris-weekday';
import { useId, useState } from 'react';
import { Button } from '../ui/button';
import styles from './slots.module.css';

interface SlotChoiceProps {
  readonly offered: BookableDays;
  readonly onChoose: (slot: string) => void;
  /** Shows what is free from another day on; null: from today. */
  readonly show: (from: string | null) => void;
  readonly from: string | null;
}

/** Days with free hours: on a phone the hours stay near. */
const AT_ONCE = 6;
const SHOWN_DAYS = 21;

/** A day, then an hour of it: an hour that is pressed is chosen. */
export function SlotChoice({ offered, onChoose, show, from }: SlotChoiceProps) {
  const { until } = offered;
  const days = offered.days.slice(0, AT_ONCE);
  const [day, setDay] = useState<string>();
  const name = useId();
  const chosen = days.find((one) => one.day === day) ?? days[0];
  const last = days.at(-1)?.day ?? from ?? '';
  const next = last && dayAfter(last) <= until ? dayAfter(last) : null;
  return (
    <>
      {chosen ? (
        <>
          <fieldset className={styles.days}>
            <legend>Choisissez un jour</legend>
            {days.map(({ day: value, slots }) => (
              <label key={value} className={styles.day}>
                <input
                  type="radio"
                  name={name}
                  value={value}
                  checked={value === chosen.day}
                  onChange={() => setDay(value)}
                />
                <span>{parisWeekday(new Date(slots[0] ?? value)).replace(/ \d{4}$/, '')}</span>
              </label>
            ))}
          </fieldset>
          <section aria-label={`Heures libres, ${parisWeekday(new Date(chosen.slots[0] ?? chosen.day))}`}>
            <p className={styles.legend}>Choisissez une heure (heure de Paris)</p>
            <ul className={styles.hours}>
              {chosen.slots.map((slot) => (
                <li key={slot}>
                  <Button look="ghost" className={styles.hour ?? ''} onClick={() => onChoose(slot)}>
                    {parisHour(new Date(slot))}
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        </>
      ) : (
        <output>Aucun créneau libre sur ces jours.</output>
      )}
      <div className={styles.steps}>
        {from && (
          <Button look="ghost" onClick={() => show(null)}>
            Premiers jours
          </Button>
        )}
        {next && (days.length > 0 || dayAfter(from ?? next, SHOWN_DAYS) <= until) && (
          <Button look="ghost" onClick={() => show(days.length > 0 ? next : dayAfter(from ?? next, SHOWN_DAYS))}>
            Jours suivants
          </Button>
        )}
      </div>
    </>
  );
}
