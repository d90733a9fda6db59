import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Appointments } from '@pignon/domain/appointments/appointments';
import { tellOutcome } from '@pignon/domain/mailbox/request-outcome';
import { Threads } from '@pignon/domain/mailbox/threads';
import { Clock } from '@pignon/domain/shared/clock';
import { CancelAppointment } from './cancel-appointment.command';

@CommandHandler(CancelAppointment)
export class CancelAppointmentHandler implements ICommandHandler<CancelAppointment> {
  constructor(
    private readonly appointments: Appointments,
    private readonly threads: Threads,
    private readonly clock: Clock,
  ) {}

  async execute({ id, seen, by }: CancelAppointment): Promise<{ id: string }> {
    const appointment = await this.appointments.byId(id);
    if (appointment.state === 'cancelled') return { id };
    appointment.mustBe(seen);
    const at = this.clock.now();
    appointment.cancel(at);
    await this.appointments.forgetReminders(id);
    const words = 'sequence' in seen ? CALLED_OFF : CANCELLED;
    await tellOutcome(this.threads, id, { words, by, leaves: 'over' }, at);
    return { id };
  }
}

const CALLED_OFF = 'Rendez-vous annulé par le client';
const CANCELLED = 'Rendez-vous annulé par l’agence';
