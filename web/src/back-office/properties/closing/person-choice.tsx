import type { Concern, ConcernedPerson } from '@pignon/domain/sold/closing';
import { dayTime } from '../../../staff/words/day-time';
import styles from './closing.module.css';
import { type ConcernedChoice, isTold } from './use-concerned';

const CONCERNS: Readonly<Record<Concern, string>> = {
  request: 'demande en cours',
  'waiting-access': 'demande d’accès en attente',
  'open-access': 'accès off-market ouvert',
  appointment: 'rendez-vous à venir',
};

interface PersonChoiceProps {
  readonly person: ConcernedPerson;
  readonly concerned: ConcernedChoice;
}

export function PersonChoice({ person, concerned }: PersonChoiceProps) {
  const { name, email, concerns, adviser, appointments, toldAt, threadId } = person;
  const who = name || email;
  const elsewhere = concerned.elsewhere?.(person);
  return (
    <li>
      <label className={styles.choice}>
        <input
          type="checkbox"
          disabled={!isTold(person)}
          checked={concerned.tells(person)}
          onChange={() => concerned.toggle(person)}
        />
        <span>
          <b>{who}</b>
          <small>
            {[name && email, concerns.map((one) => CONCERNS[one]).join(', '), adviser].filter(Boolean).join(' · ')}
          </small>
          {toldAt && <small>Déjà prévenu le {dayTime(toldAt)}</small>}
          {elsewhere && <small>{`Reçoit déjà un message pour «\u00a0${elsewhere}\u00a0»`}</small>}
          {!threadId && <small>Rendez-vous pris par l’agence&nbsp;: le message ouvrira sa conversation.</small>}
        </span>
      </label>
      {appointments.map(({ id, startsAt }) => (
        <label key={id} className={styles.choice}>
          <input
            type="checkbox"
            checked={concerned.cancels(id)}
            onChange={() => concerned.toggleAppointment(id)}
            aria-label={`Annuler le rendez-vous de ${who} du ${dayTime(startsAt)}`}
          />
          <span>Annuler son rendez-vous du {dayTime(startsAt)}</span>
        </label>
      ))}
    </li>
  );
}
