import type { Appointment } from '@pignon/domain/appointments/appointment';
import type { ToldAppointment } from '@pignon/domain/appointments/entry-of';
import type { MeetingSubject, StaffAppointment } from '@pignon/domain/appointments/shown-appointment';
import { pathOf } from '@pignon/domain/listings/shown/card-of';
import type { Pool } from 'pg';
import { SHOWN_CITY } from '../database/views/shown-city';

/** One row as it is kept, with whom and about what. */
export interface AppointmentRecord
  extends Omit<Appointment, 'consent' | 'takeEvents' | 'move' | 'cancel' | 'mustBe' | 'mustBeOpen'> {
  readonly adviser: { readonly name: string; readonly email: string; readonly active: boolean } | null;
  readonly property: MeetingSubject | null;
}

const READ = `select appointment.id, appointment.agent_id as "agentId", appointment.way, appointment.name, appointment.email,
    appointment.phone, appointment.message, appointment.property_id as "propertyId", appointment.starts_at as "startsAt",
    appointment.ends_at as "endsAt", appointment.busy_until as "busyUntil", appointment.state, appointment.sequence,
    appointment.booked_at as "bookedAt", appointment.version, agent.name as "agentName", agent.email as "agentEmail",
    agent.active as "agentActive",
    about.*
  from appointment left join agent on agent.id = appointment.agent_id
  left join lateral (select property.title, ${SHOWN_CITY} as "shownCity", city_slug as "citySlug", title_slug as "titleSlug",
      deleted_at is null and unpublished_at is null and (not gated or available) and not internal_only as named
    from property where property.id = appointment.property_id) about on true`;

type Row = Omit<AppointmentRecord, 'adviser' | 'property'> & {
  readonly agentName: string | null;
  readonly agentEmail: string | null;
  readonly agentActive: boolean | null;
  readonly title: string | null;
  readonly shownCity: string;
  readonly citySlug: string;
  readonly titleSlug: string;
  readonly named: boolean;
};

/** Appointments as they are read: rows, no aggregates. `named`: only what visitors may be told of a property. */
export class AppointmentRecords {
  constructor(private readonly pool: Pool) {}

  async byId(id: string, { named }: { readonly named: boolean }): Promise<AppointmentRecord | null> {
    const { rows } = await this.pool.query<Row>(`${READ} where appointment.id = $1`, [id]);
    return rows[0] ? recordOf(rows[0], named) : null;
  }

  /** Whether it is kept, at that hour. */
  async standsAt(id: string, startsAt: Date): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `select 1 from appointment where id = $1 and state = 'booked' and starts_at = $2`,
      [id, startsAt],
    );
    return rowCount === 1;
  }

  /** What begins from one moment and before another, in order. */
  async between(from: Date, until: Date, agentId: number | null): Promise<readonly AppointmentRecord[]> {
    const { rows } = await this.pool.query<Row>(
      `${READ} where appointment.starts_at >= $1 and appointment.starts_at < $2
         and ($3::int is null or appointment.agent_id = $3) order by appointment.starts_at, appointment.id limit 2000`,
      [from, until, agentId],
    );
    return rows.map((row) => recordOf(row, false));
  }

  /** Null: no such adviser. */
  async feedEdition(agentId: number): Promise<{ readonly name: string; readonly edition: number } | null> {
    const { rows } = await this.pool.query<{ name: string; edition: number }>(
      'select name, feed_edition as edition from agent where id = $1',
      [agentId],
    );
    return rows[0] ?? null;
  }
}

function recordOf(
  { agentName, agentEmail, agentActive, title, shownCity, citySlug, titleSlug, named, ...row }: Row,
  only: boolean,
) {
  const property =
    title !== null && row.propertyId !== null && (named || !only)
      ? {
          id: row.propertyId,
          title,
          city: shownCity,
          path: pathOf({ id: row.propertyId, citySlug, titleSlug }),
        }
      : null;
  const adviser =
    agentName !== null && agentEmail !== null
      ? { name: agentName, email: agentEmail, active: agentActive === true }
      : null;
  return { ...row, adviser, property };
}

export const toldOf = (record: AppointmentRecord): ToldAppointment => ({
  ...record,
  cancelled: record.state === 'cancelled',
});

export const staffAppointmentOf = (record: AppointmentRecord): StaffAppointment => ({
  id: record.id,
  agentId: record.agentId,
  agentName: record.adviser?.name ?? null,
  way: record.way,
  name: record.name,
  email: record.email,
  phone: record.phone,
  message: record.message,
  property: record.property,
  startsAt: record.startsAt.toISOString(),
  endsAt: record.endsAt.toISOString(),
  state: record.state,
  sequence: record.sequence,
  bookedAt: record.bookedAt.toISOString(),
  version: record.version,
});
