import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Appointment } from '@pignon/domain/appointments/appointment';
import { TooManyAppointments } from '@pignon/domain/appointments/appointment-refusals';
import { MOST_AHEAD } from '@pignon/domain/appointments/appointment-rules';
import { Appointments } from '@pignon/domain/appointments/appointments';
import { Reception } from '@pignon/domain/mailbox/reception';
import { Clock } from '@pignon/domain/shared/clock';
import { parisTime } from '@pignon/domain/shared/text/french';
import { uuidV7 } from '@pignon/domain/shared/uuid-v7';
import { BookAppointment } from './book-appointment.command';
import { FreeTime } from './free-time';

@CommandHandler(BookAppointment)
export class BookAppointmentHandler implements ICommandHandler<BookAppointment> {
  constructor(
    private readonly appointments: Appointments,
    private readonly time: FreeTime,
    private readonly reception: Reception,
    private readonly clock: Clock,
  ) {}

  async execute({ invitation, startsAt, by }: BookAppointment): Promise<{ id: string }> {
    if (by === 'visitor' && (await this.appointments.aheadOf(invitation.email, this.clock.now())) >= MOST_AHEAD)
      throw new TooManyAppointments();
    const slot = await this.time.keep(invitation.agentId, { startsAt, by });
    const appointment = Appointment.book(uuidV7(), invitation, slot, this.clock.now());
    this.appointments.add(appointment);
    // What staff book themselves is no request that waits for an answer.
    if (by === 'visitor') await this.reception.open(requestOf(appointment));
    return { id: appointment.id };
  }
}

const requestOf = ({ id, name, email, phone, message, propertyId, startsAt, agentId }: Appointment) => ({
  source: 'appointment' as const,
  sourceId: id,
  subject: `Rendez-vous du ${parisTime(startsAt)}`,
  name,
  email,
  phone,
  message,
  propertyId,
  bookedWith: agentId,
  quarantined: false,
});
