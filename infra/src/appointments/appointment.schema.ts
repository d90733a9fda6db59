import { EntitySchema } from '@mikro-orm/core';
import { Appointment } from '@pignon/domain/appointments/appointment';

export const appointmentSchema = new EntitySchema<Appointment>({
  class: Appointment as never,
  tableName: 'appointment',
  properties: {
    id: { type: 'uuid', primary: true },
    agentId: { type: 'integer', nullable: true },
    way: { type: 'text' },
    name: { type: 'text' },
    email: { type: 'text' },
    phone: { type: 'text', nullable: true },
    message: { type: 'text' },
    propertyId: { type: 'integer', nullable: true },
    consent: { type: 'json', nullable: true },
    startsAt: { type: 'datetime' },
    endsAt: { type: 'datetime' },
    busyUntil: { type: 'datetime' },
    state: { type: 'text' },
    sequence: { type: 'integer' },
    bookedAt: { type: 'datetime' },
    version: { type: 'integer' },
  },
});
