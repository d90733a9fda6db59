import { Command } from '@nestjs/cqrs';

/** What was seen of it by whoever decides: of a visitor its sequence, of staff its version. */
export type Seen = { readonly sequence: number } | { readonly version: number };

export class MoveAppointment extends Command<{ id: string }> {
  constructor(
    readonly id: string,
    readonly startsAt: Date,
    readonly seen: Seen,
    /** The member of staff; null where whoever booked it moves it. */
    readonly account: string | null,
  ) {
    super();
  }
}
