import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Appointments } from '@pignon/domain/appointments/appointments';
import { Clock } from '@pignon/domain/shared/clock';
import { CancelAppointment } from './cancel-appointment.command';

@CommandHandler(CancelAppointment)
export class CancelAppointmentHandler implements ICommandHandler<CancelAppointment> {
  constructor(
    private readonly appointments: Appointments,
    private readonly clock: Clock,
  ) {}

  async execute({ id, seen }: CancelAppointment): Promise<{ id: string }> {
    const appointment = await this.appointments.byId(id);
    if (appointment.state === 'cancelled') return { id };
    appointment.mustBe(seen);
    appointment.cancel(this.clock.now());
    await this.appointments.forgetReminders(id);
    return { id };
  }
}
