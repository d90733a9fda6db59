import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MovedTooOften } from '@pignon/domain/appointments/appointment-refusals';
import { MOST_MOVES } from '@pignon/domain/appointments/appointment-rules';
import { Appointments } from '@pignon/domain/appointments/appointments';
import { Clock } from '@pignon/domain/shared/clock';
import { FreeTime } from './free-time';
import { MoveAppointment } from './move-appointment.command';

@CommandHandler(MoveAppointment)
export class MoveAppointmentHandler implements ICommandHandler<MoveAppointment> {
  constructor(
    private readonly appointments: Appointments,
    private readonly time: FreeTime,
    private readonly clock: Clock,
  ) {}

  async execute({ id, startsAt, seen }: MoveAppointment): Promise<{ id: string }> {
    const appointment = await this.appointments.byId(id);
    appointment.mustBe(seen);
    appointment.mustBeOpen(this.clock.now());
    const by = 'sequence' in seen ? 'visitor' : 'staff';
    if (by === 'visitor' && appointment.sequence >= MOST_MOVES) throw new MovedTooOften();
    const slot = await this.time.keep(appointment.agentId, { startsAt, by, moving: id });
    const { sequence } = appointment;
    appointment.move(slot, this.clock.now());
    // To where it stands already is no move: its reminder stays.
    if (appointment.sequence !== sequence) await this.appointments.forgetReminders(id);
    return { id };
  }
}
