import { parisMoment } from '@pignon/domain/shared/paris-time';
import { useState } from 'react';
import { NoRows, ReadStates } from '../../staff/list/read-states';
import { StaffButton } from '../../staff/staff-button';
import { StaffPage } from '../../staff/staff-page';
import { staffRules } from '../../staff/staff-rules';
import { AppointmentDrawer } from './appointment-drawer';
import styles from './appointments.module.css';
import { CalendarFeed } from './calendar-feed';
import { NEW, useAppointments } from './use-appointments';
import { WeekGrid } from './week-grid';

export const rules = staffRules('Rendez-vous');

/** M96: who meets whom, by week and by day. */
export default function AppointmentsPage() {
  const desk = useAppointments();
  const { address, advisers, agent, days, span, all, error, reload, drawer, goBy, show, move } = desk;
  const [refusal, setRefusal] = useState<string>();
  const add = (
    <StaffButton look="accent" onClick={() => drawer.open(NEW)}>
      Ajouter un rendez-vous
    </StaffButton>
  );
  return (
    <StaffPage title="Rendez-vous" note="Heures de Paris" actions={add}>
      <div className={styles.bar}>
        <StaffButton onClick={() => goBy(-1)}>{span === 'jour' ? 'Jour précédent' : 'Semaine précédente'}</StaffButton>
        <StaffButton onClick={() => show(parisMoment(new Date()).day)}>Aujourd’hui</StaffButton>
        <StaffButton onClick={() => goBy(1)}>{span === 'jour' ? 'Jour suivant' : 'Semaine suivante'}</StaffButton>
        <StaffButton aria-pressed={span === 'semaine'} onClick={() => address.change({ vue: null })}>
          Semaine
        </StaffButton>
        <StaffButton aria-pressed={span === 'jour'} onClick={() => address.change({ vue: 'jour' })}>
          Jour
        </StaffButton>
        <select
          aria-label="Conseiller"
          value={agent}
          onChange={({ target }) => address.change({ conseiller: target.value || null })}
        >
          <option value="">Tous les conseillers</option>
          {advisers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <p role="alert" className={styles.refusal}>
        {refusal}
      </p>
      <ReadStates
        loading="Chargement des rendez-vous..."
        loaded={all !== undefined}
        error={error}
        onRetry={() => void reload()}
      />
      {all?.length === 0 && (
        <NoRows
          filtered={agent !== ''}
          none="Aucun rendez-vous à ces dates."
          noneLeft="Aucun rendez-vous de ce conseiller à ces dates."
          onReset={() => address.change({ conseiller: null })}
        />
      )}
      {all && (
        <WeekGrid
          days={days}
          today={desk.today}
          all={all}
          onOpen={drawer.open}
          onMove={(appointment, startsAt) => void move(appointment, startsAt).then(setRefusal)}
        />
      )}
      {agent && <CalendarFeed key={agent} agent={agent} />}
      <AppointmentDrawer desk={desk} />
    </StaffPage>
  );
}
