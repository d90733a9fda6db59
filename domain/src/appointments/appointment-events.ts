import { eventType } from '../shared/domain-event';

export interface ToldOfAppointment {
  readonly appointmentId: string;
  /** Of its calendar entry, counted from '0': what is told of an earlier one is out of date. */
  readonly sequence: string;
  /** ISO; absent where the day before has begun already. */
  readonly remindAt?: string;
}

export const AppointmentBooked = eventType<ToldOfAppointment>('appointments.appointment-booked.v1');
export const AppointmentMoved = eventType<ToldOfAppointment>('appointments.appointment-moved.v1');
export const AppointmentCancelled = eventType<ToldOfAppointment>('appointments.appointment-cancelled.v1');
