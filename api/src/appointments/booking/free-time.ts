import { Inject, Injectable } from '@nestjs/common';
import { SlotNotOffered, SlotTaken } from '@pignon/domain/appointments/appointment-refusals';
import { Appointments, type MeetingAdviser } from '@pignon/domain/appointments/appointments';
import { freeSlots, type IsHoliday, type Slot, slotAt } from '@pignon/domain/appointments/slots';
import { isHoliday as isHolidayOn } from '@pignon/domain/promises/holidays';
import { Clock } from '@pignon/domain/shared/clock';
import { parisMoment } from '@pignon/domain/shared/paris-time';
import type { Config } from '@pignon/infra/config/config';
import { CONFIG } from '@pignon/infra/wiring/config.token';
import type { BookedBy } from './book-appointment.command';

const DAY_MS = 24 * 3600 * 1000;

/** In Alsace and Moselle two more days are none to meet on. */
export const holidaysOf =
  (where: Pick<Config, 'alsaceMoselle'>): IsHoliday =>
  (day) =>
    isHolidayOn(Date.parse(day) / DAY_MS, where);

interface Wanted {
  readonly startsAt: Date;
  readonly by: BookedBy;
  /** The appointment that moves: its own hour does not stand in its way. */
  readonly moving?: string;
}

/** An adviser's hour, his until the work ends: whoever comes second is told so. */
@Injectable()
export class FreeTime {
  constructor(
    private readonly appointments: Appointments,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'alsaceMoselle'>,
  ) {}

  async keep(agentId: number | null, { startsAt, by, moving }: Wanted): Promise<Slot> {
    const adviser = agentId === null ? null : await this.appointments.hold(agentId);
    if (!adviser || startsAt <= this.clock.now()) throw new SlotNotOffered();
    if (by === 'visitor' && !this.isOffered(adviser, startsAt)) throw new SlotNotOffered();
    const slot = slotAt(startsAt, adviser);
    const between = { from: slot.startsAt, until: slot.busyUntil };
    if ((await this.appointments.taken(adviser.id, between, moving)).length > 0) throw new SlotTaken();
    return slot;
  }

  private isOffered(adviser: MeetingAdviser, startsAt: Date): boolean {
    const { day } = parisMoment(startsAt);
    const offered = freeSlots(adviser, {
      from: day,
      to: day,
      now: this.clock.now(),
      taken: [],
      isHoliday: holidaysOf(this.config),
    });
    return adviser.active && offered.some((slot) => slot.startsAt.getTime() === startsAt.getTime());
  }
}
