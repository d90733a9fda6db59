import type { AppointmentState } from './appointment';
import type { MeetingWay } from './meeting-way';

/** What is told of the property that they meet about. */
export interface MeetingSubject {
  readonly id: number;
  readonly title: string;
  /** Of a hidden address the commune alone. */
  readonly city: string;
  readonly path: string;
}

/** An appointment as staff see it. Times are ISO 8601. */
export interface StaffAppointment {
  readonly id: string;
  readonly agentId: number | null;
  readonly agentName: string | null;
  readonly way: MeetingWay;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly message: string;
  readonly property: MeetingSubject | null;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly state: AppointmentState;
  readonly sequence: number;
  readonly bookedAt: string;
  readonly version: number;
}

/** As whoever was sent its link sees it. */
export interface OwnAppointment {
  readonly id: string;
  /** Null where the adviser has left: it moves to whoever is met about the same now. */
  readonly agentId: number | null;
  readonly agentName: string | null;
  readonly way: MeetingWay;
  readonly place: string;
  readonly startsAt: string;
  readonly endsAt: string;
  /** 'over': it has begun. */
  readonly state: AppointmentState | 'over';
  /** Sent back with what is asked: changed since, nothing is done. */
  readonly sequence: number;
  readonly propertyId: number | null;
}

/** What may be booked with an adviser, by the days of Paris. */
export interface BookableDays {
  readonly adviser: { readonly id: number; readonly name: string } | null;
  /** Kept outside: its adviser is booked there alone. */
  readonly calendar: string | null;
  readonly ways: readonly MeetingWay[];
  readonly minutes: number;
  readonly days: readonly { readonly day: string; readonly slots: readonly string[] }[];
  /** The last day that anybody may look at. */
  readonly until: string;
}
