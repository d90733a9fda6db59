import { APPOINTMENT_REACTIONS } from '@pignon/domain/appointments/appointment-reactions';
import { performed } from '../outbox/reaction';
import {
  CancelledToAdviser,
  CancelledToVisitor,
  ConfirmToAdviser,
  ConfirmToVisitor,
  MovedToAdviser,
  MovedToVisitor,
  RemindVisitor,
} from './appointment-mails';
import { PushAppointmentLead } from './push-appointment-lead';

export const appointmentsReactions = performed(APPOINTMENT_REACTIONS, {
  'appointments.confirm-visitor': ConfirmToVisitor,
  'appointments.confirm-adviser': ConfirmToAdviser,
  'appointments.push-lead': PushAppointmentLead,
  'appointments.remind-booked': RemindVisitor,
  'appointments.moved-visitor': MovedToVisitor,
  'appointments.moved-adviser': MovedToAdviser,
  'appointments.remind-moved': RemindVisitor,
  'appointments.cancelled-visitor': CancelledToVisitor,
  'appointments.cancelled-adviser': CancelledToAdviser,
});
