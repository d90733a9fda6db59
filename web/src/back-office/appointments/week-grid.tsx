import type { StaffAppointment } from '@pignon/domain/appointments/shown-appointment';
import { parisHour } from '@pignon/domain/shared/text/french';
import { parisWeekday } from '@pignon/domain/shared/text/paris-weekday';
import { atParis } from '@pignon/domain/shared/paris-time';
import { type CSSProperties, type DragEvent, useRef } from 'react';
import styles from './appointments.module.css';
import { droppedAt, FIRST_MINUTE, LAST_MINUTE, placedOn } from './week';

interface WeekGridProps {
  readonly days: readonly string[];
  readonly today: string;
  readonly all: readonly StaffAppointment[];
  readonly onOpen: (id: string) => void;
  readonly onMove: (appointment: StaffAppointment, startsAt: Date) => void;
}

const HOURS = Array.from({ length: (LAST_MINUTE - FIRST_MINUTE) / 60 }, (_, n) => FIRST_MINUTE / 60 + n);
const dayName = (day: string): string => parisWeekday(atParis(day, 720)).replace(/ \d{4}$/, '');

/** A column a day, on a phone one below the other. One that is dragged is moved; the form of its drawer does the same. */
export function WeekGrid({ days, today, all, onOpen, onMove }: WeekGridProps) {
  const dragged = useRef<{ readonly appointment: StaffAppointment; readonly grip: number }>(null);
  const drop = (day: string) => (event: DragEvent<HTMLElement>) => {
    event.preventDefault();
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const held = dragged.current;
    dragged.current = null;
    if (held) onMove(held.appointment, droppedAt(day, (event.clientY - held.grip - top) / height));
  };
  return (
    <div className={styles.grid} style={{ '--days': days.length } as CSSProperties}>
      <div className={styles.times} aria-hidden="true">
        {HOURS.map((hour) => (
          <span key={hour}>{hour} h</span>
        ))}
      </div>
      {days.map((day) => {
        const placed = placedOn(day, all);
        return (
          <section key={day} aria-labelledby={`jour-${day}`} className={styles.column}>
            <h2 id={`jour-${day}`} aria-current={day === today ? 'date' : undefined}>
              {dayName(day)}
              {day === today && <small>Aujourd’hui</small>}
            </h2>
            {placed.length === 0 && <p className={styles.none}>Aucun rendez-vous</p>}
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
            <ul className={styles.day} data-day={day} onDragOver={(event) => event.preventDefault()} onDrop={drop(day)}>
              {placed.map(({ appointment, top, height, lane, lanes }) => (
                <li
                  key={appointment.id}
                  style={{ '--top': top, '--height': height, '--lane': lane, '--lanes': lanes } as CSSProperties}
                >
                  <button
                    type="button"
                    draggable
                    className={styles.card}
                    onClick={() => onOpen(appointment.id)}
                    onDragStart={(event) => {
                      const grip = event.clientY - event.currentTarget.getBoundingClientRect().top;
                      dragged.current = { appointment, grip };
                    }}
                  >
                    <strong>
                      {parisHour(new Date(appointment.startsAt))} {appointment.name}
                    </strong>
                    <span>{appointment.agentName}</span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
