import type { Reactions } from '../deliveries/reaction';
import { AppointmentBooked, AppointmentCancelled, AppointmentMoved } from './appointment-events';

export const APPOINTMENT_REACTIONS = {
  'appointments.confirm-visitor': { event: AppointmentBooked, kind: 'email', label: 'Confirmation de rendez-vous' },
  'appointments.confirm-adviser': { event: AppointmentBooked, kind: 'email', label: 'Rendez-vous au conseiller' },
  'appointments.push-lead': { event: AppointmentBooked, kind: 'crm', label: 'Rendez-vous dans le CRM' },
  'appointments.remind-booked': {
    event: AppointmentBooked,
    kind: 'email',
    label: 'Rappel de rendez-vous',
    dueAt: 'remindAt',
  },
  'appointments.moved-visitor': { event: AppointmentMoved, kind: 'email', label: 'Rendez-vous déplacé' },
  'appointments.moved-adviser': { event: AppointmentMoved, kind: 'email', label: 'Rendez-vous déplacé, au conseiller' },
  'appointments.remind-moved': {
    event: AppointmentMoved,
    kind: 'email',
    label: 'Rappel de rendez-vous',
    dueAt: 'remindAt',
  },
  'appointments.cancelled-visitor': { event: AppointmentCancelled, kind: 'email', label: 'Rendez-vous annulé' },
  'appointments.cancelled-adviser': {
    event: AppointmentCancelled,
    kind: 'email',
    label: 'Rendez-vous annulé, au conseiller',
  },
} satisfies Reactions;

/** What waits for the day before. */
export const REMINDERS: readonly string[] = ['appointments.remind-booked', 'appointments.remind-moved'];
