import { Aggregate } from '../shared/aggregate';
import { atParis, dayAfter, parisMoment } from '../shared/paris-time';
import type { Consent } from '../prospects/consent';
import { normaliseEmail } from '../shared/text/email-address';
import { AppointmentBooked, AppointmentCancelled, AppointmentMoved } from './appointment-events';
import { AppointmentChangedMeanwhile, AppointmentClosed } from './appointment-refusals';
import type { MeetingWay } from './meeting-way';
import type { Slot } from './slots';

/** Who wishes to meet whom, about what. */
export interface Invitation {
  readonly agentId: number;
  readonly way: MeetingWay;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly message: string;
  readonly propertyId: number | null;
  /** Null where staff booked it themselves. */
  readonly consent: Consent | null;
}

/** Whom one meets, and where. */
export type Host = Pick<Appointment, 'agentId' | 'way'>;

export type AppointmentState = 'booked' | 'cancelled';

const REMINDED_AT_MINUTES = 9 * 60;

/** An hour that an adviser keeps for somebody. */
export class Appointment extends Aggregate {
  /** Null once he has left the house. */
  agentId: number | null = null;
  way: MeetingWay = 'video';
  name = '';
  /** Normalised. */
  email = '';
  phone: string | null = null;
  message = '';
  propertyId: number | null = null;
  consent: Consent | null = null;
  startsAt: Date;
  endsAt: Date;
  busyUntil: Date;
  state: AppointmentState = 'booked';
  /** RFC 5545: grows with each change that its calendar entry tells. */
  sequence = 0;
  bookedAt: Date;

  constructor(
    readonly id: string,
    startsAt: Date,
    endsAt: Date,
    busyUntil: Date,
    bookedAt: Date,
  ) {
    super();
    this.startsAt = startsAt;
    this.endsAt = endsAt;
    this.busyUntil = busyUntil;
    this.bookedAt = bookedAt;
  }

  static book(id: string, invitation: Invitation, slot: Slot, at: Date): Appointment {
    const appointment = new Appointment(id, slot.startsAt, slot.endsAt, slot.busyUntil, at);
    Object.assign(appointment, invitation, { email: normaliseEmail(invitation.email) });
    appointment.record(AppointmentBooked(id, at, appointment.told(at)));
    return appointment;
  }

  /** `host`: another adviser where its own has left. */
  move({ startsAt, endsAt, busyUntil }: Slot, at: Date, { agentId, way }: Host = this): void {
    this.mustBeOpen(at);
    const sameHour = startsAt.getTime() === this.startsAt.getTime() && endsAt.getTime() === this.endsAt.getTime();
    if (sameHour && agentId === this.agentId) return;
    Object.assign(this, { startsAt, endsAt, busyUntil, agentId, way });
    this.sequence += 1;
    this.record(AppointmentMoved(this.id, at, this.told(at)));
  }

  /** Asked twice it is cancelled once. */
  cancel(at: Date): void {
    if (this.state === 'cancelled') return;
    this.mustBeOpen(at);
    this.state = 'cancelled';
    this.sequence += 1;
    this.record(AppointmentCancelled(this.id, at, { appointmentId: this.id, sequence: String(this.sequence) }));
  }

  /** Whoever decides has seen all of it: what its link shows, or its row. */
  mustBe(seen: { readonly sequence: number } | { readonly version: number }): void {
    const same = 'sequence' in seen ? this.sequence === seen.sequence : this.version === seen.version;
    if (!same) throw new AppointmentChangedMeanwhile();
  }

  mustBeOpen(at: Date): void {
    if (this.state === 'cancelled' || this.startsAt <= at) throw new AppointmentClosed();
  }

  private told(at: Date) {
    const remindAt = remindedAt(this.startsAt);
    return {
      appointmentId: this.id,
      sequence: String(this.sequence),
      ...(remindAt > at && { remindAt: remindAt.toISOString() }),
    };
  }
}

/** The day before at nine. */
export const remindedAt = (startsAt: Date): Date =>
  atParis(dayAfter(parisMoment(startsAt).day, -1), REMINDED_AT_MINUTES);
