import { Command } from '@nestjs/cqrs';
import type { Invitation } from '@pignon/domain/appointments/appointment';

export type BookedBy = 'visitor' | 'staff';

export class BookAppointment extends Command<{ id: string }> {
  constructor(
    readonly invitation: Invitation,
    readonly startsAt: Date,
    /** Visitors book what is offered; staff whenever the adviser is free. */
    readonly by: BookedBy,
  ) {
    super();
  }
}
