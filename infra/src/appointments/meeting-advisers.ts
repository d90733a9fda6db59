import type { MeetingAdviser } from '@pignon/domain/appointments/appointments';
import type { Busy } from '@pignon/domain/appointments/slots';
import type { RegionCode } from '@pignon/domain/geography/place';
import { normaliseEmail } from '@pignon/domain/shared/text/email-address';
import type { Pool } from 'pg';
import { answeringAgent, DEFAULT_AGENT } from '../agents/default-agent';

/** SQL: whom appointments are made with. */
export const MEETING_ADVISER = `select id, name, email, active, hours, absences, capacity, in_person as "inPerson",
  meeting_minutes as "meetingMinutes", buffer_minutes as "bufferMinutes", notice_hours as "noticeHours",
  by_video as "byVideo", calendar_url as "calendarUrl" from agent`;

/** Where a meeting about a property would be, and with whom. */
export interface MeetingProperty {
  readonly agentId: number | null;
  readonly region: RegionCode | null;
}

/** Reads of what may be booked, outside any work. */
export class MeetingAdvisers {
  constructor(private readonly pool: Pool) {}

  async byId(id: number): Promise<MeetingAdviser | null> {
    return await this.one('where id = $1 and active', [id]);
  }

  async default(): Promise<MeetingAdviser | null> {
    return await this.one(`where id = ${DEFAULT_AGENT}`, []);
  }

  async taken(agentId: number, from: Date, until: Date): Promise<readonly Busy[]> {
    const { rows } = await this.pool.query<Busy>(
      `select starts_at as "startsAt", busy_until as "busyUntil" from appointment
       where agent_id = $1 and state = 'booked' and tstzrange(starts_at, busy_until) && tstzrange($2, $3)`,
      [agentId, from, until],
    );
    return rows;
  }

  /** Somebody else has that hour: whoever repeats his own booking is no other. */
  async isGone(agentId: number, slot: Busy, email: string): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `select 1 from appointment where agent_id = $1 and state = 'booked' and email <> $4
         and tstzrange(starts_at, busy_until) && tstzrange($2, $3) limit 1`,
      [agentId, slot.startsAt, slot.busyUntil, normaliseEmail(email)],
    );
    return rowCount === 1;
  }

  /** Null: visitors know of none of this number. */
  async property(id: number): Promise<MeetingProperty | null> {
    const { rows } = await this.pool.query<MeetingProperty>(
      `select ${answeringAgent('property.agent_id')} as "agentId", region from property
       where id = $1 and deleted_at is null and unpublished_at is null and not internal_only and (not gated or available)`,
      [id],
    );
    return rows[0] ?? null;
  }

  private async one(which: string, values: readonly unknown[]): Promise<MeetingAdviser | null> {
    const { rows } = await this.pool.query<MeetingAdviser>(`${MEETING_ADVISER} ${which}`, [...values]);
    return rows[0] ?? null;
  }
}
