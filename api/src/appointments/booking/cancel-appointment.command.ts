import { Command } from '@nestjs/cqrs';
import type { Seen } from './move-appointment.command';

export class CancelAppointment extends Command<{ id: string }> {
  constructor(
    readonly id: string,
    readonly seen: Seen,
    /** The member of staff; null where whoever booked it cancels. */
    readonly by: string | null,
  ) {
    super();
  }
}
