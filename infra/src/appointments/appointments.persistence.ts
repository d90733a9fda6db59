import { Appointment } from '@pignon/domain/appointments/appointment';
import type { Persistence } from '../wiring/persistence';
import { appointmentSchema } from './appointment.schema';

export const appointmentsPersistence: Persistence = {
  schemas: [appointmentSchema],
  aggregates: [Appointment],
};
