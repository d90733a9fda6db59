import type { WorkingTime } from '../agents/working-hours';
import type { Appointment } from './appointment';
import type { Busy } from './slots';

/** An adviser as far as appointments go. */
export interface MeetingAdviser extends WorkingTime {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly active: boolean;
}

/** Belongs to the running unit of work. */
export abstract class Appointments {
  /**
   * Until the work ends nobody else books, moves or cancels of this adviser: what is free stays so. Null: there is none of
   * this number.
   */
  abstract hold(agentId: number): Promise<MeetingAdviser | null>;

  /** When somebody has the adviser between two moments; `but`: apart from one appointment. */
  abstract taken(agentId: number, between: { from: Date; until: Date }, but?: string): Promise<readonly Busy[]>;

  /** Held as well. @throws AppointmentNotFound */
  abstract byId(id: string): Promise<Appointment>;

  /** How many a mailbox has ahead of `now`. */
  abstract aheadOf(email: string, now: Date): Promise<number>;

  abstract add(appointment: Appointment): void;

  /** What waits to remind of it is told no more. */
  abstract forgetReminders(id: string): Promise<void>;
}
