import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MovedTooOften } from '@pignon/domain/appointments/appointment-refusals';
import { MOST_MOVES } from '@pignon/domain/appointments/appointment-rules';
import { Appointments } from '@pignon/domain/appointments/appointments';
import { tellOutcome } from '@pignon/domain/mailbox/request-outcome';
import { Threads } from '@pignon/domain/mailbox/threads';
import { Clock } from '@pignon/domain/shared/clock';
import { parisTime } from '@pignon/domain/shared/text/french';
import { FreeTime } from './free-time';
import { MeetingOffers } from './meeting-offers';
import { MoveAppointment } from './move-appointment.command';

@CommandHandler(MoveAppointment)
export class MoveAppointmentHandler implements ICommandHandler<MoveAppointment> {
  constructor(
    private readonly appointments: Appointments,
    private readonly time: FreeTime,
    private readonly offers: MeetingOffers,
    private readonly threads: Threads,
    private readonly clock: Clock,
  ) {}

  async execute({ id, startsAt, seen, account }: MoveAppointment): Promise<{ id: string }> {
    const appointment = await this.appointments.byId(id);
    appointment.mustBe(seen);
    appointment.mustBeOpen(this.clock.now());
    const by = 'sequence' in seen ? 'visitor' : 'staff';
    if (by === 'visitor' && appointment.sequence >= MOST_MOVES) throw new MovedTooOften();
    // Staff may keep somebody busy who is not offered; nobody can meet whoever has left.
    const host = by === 'staff' && appointment.agentId !== null ? appointment : await this.offers.hostOf(appointment);
    const slot = await this.time.keep(host.agentId, { startsAt, by, moving: id });
    const { sequence } = appointment;
    const at = this.clock.now();
    appointment.move(slot, at, host);
    // To where it stands already is no move: its reminder stays.
    if (appointment.sequence === sequence) return { id };
    await this.appointments.forgetReminders(id);
    const words = `Rendez-vous déplacé au ${parisTime(slot.startsAt)}${by === 'visitor' ? ' par le client' : ''}`;
    await tellOutcome(this.threads, id, { words, by: account, leaves: by === 'visitor' ? 'waits' : 'answered' }, at);
    return { id };
  }
}
