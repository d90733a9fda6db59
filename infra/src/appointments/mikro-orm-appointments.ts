import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Appointment } from '@pignon/domain/appointments/appointment';
import { REMINDERS } from '@pignon/domain/appointments/appointment-reactions';
import { AppointmentNotFound } from '@pignon/domain/appointments/appointment-refusals';
import type { Appointments, MeetingAdviser } from '@pignon/domain/appointments/appointments';
import type { Busy } from '@pignon/domain/appointments/slots';
import { normaliseEmail } from '@pignon/domain/shared/text/email-address';
import { currentWork } from '../database/work-in-progress';
import { MEETING_ADVISER } from './meeting-advisers';

export class MikroOrmAppointments implements Appointments {
  async hold(agentId: number): Promise<MeetingAdviser | null> {
    const rows = await ask<MeetingAdviser>(`${MEETING_ADVISER} where id = ? for no key update`, [agentId]);
    return rows[0] ?? null;
  }

  async taken(agentId: number, { from, until }: { from: Date; until: Date }, but?: string): Promise<readonly Busy[]> {
    return await ask<Busy>(
      `select starts_at as "startsAt", busy_until as "busyUntil" from appointment
       where agent_id = ? and state = 'booked' and tstzrange(starts_at, busy_until) && tstzrange(?, ?)
         and id is distinct from ?::uuid`,
      [agentId, from, until, but ?? null],
    );
  }

  async byId(id: string): Promise<Appointment> {
    const em = await currentWork().loading();
    const found = await em.findOne<Appointment>(Appointment as never, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!found) throw new AppointmentNotFound();
    return found;
  }

  async aheadOf(email: string, now: Date): Promise<number> {
    const rows = await ask<{ ahead: number }>(
      `select count(*)::integer as ahead from appointment where email = ? and state = 'booked' and starts_at > ?`,
      [normaliseEmail(email), now],
    );
    return rows[0]?.ahead ?? 0;
  }

  add(appointment: Appointment): void {
    currentWork().added.push(appointment);
  }

  /** One that was not made of its fact yet is told by its processor that it is out of date. */
  async forgetReminders(id: string): Promise<void> {
    await ask(
      `update effect set state = 'cancelled', done_at = now(), last_error = 'Le rendez-vous a changé'
       from event where event.aggregate_id = ? and effect.event_id = event.id and effect.reaction = any(?::text[])
         and effect.state = 'pending' and effect.lease_token is null returning effect.id`,
      [id, `{${REMINDERS.join(',')}}`],
    );
  }
}

async function ask<Row extends object>(text: string, values: readonly unknown[]): Promise<Row[]> {
  const em: EntityManager = await currentWork().loading();
  return await em.getConnection().execute<Row[]>(text, [...values], 'all', em.getTransactionContext());
}
