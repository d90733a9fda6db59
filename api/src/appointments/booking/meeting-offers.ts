import { Inject, Injectable } from '@nestjs/common';
import { calendarOf } from '@pignon/domain/agents/calendars';
import type { Host } from '@pignon/domain/appointments/appointment';
import type { MeetingAdviser } from '@pignon/domain/appointments/appointments';
import { type MeetingWay, waysOf } from '@pignon/domain/appointments/meeting-way';
import type { BookableDays } from '@pignon/domain/appointments/shown-appointment';
import { BOOKABLE_DAYS, freeSlots } from '@pignon/domain/appointments/slots';
import type { RegionCode } from '@pignon/domain/geography/place';
import { departmentOf } from '@pignon/domain/geography/regions/departments';
import { regionOfDepartment } from '@pignon/domain/geography/regions/regions';
import { Settings } from '@pignon/domain/settings/app-settings';
import { Clock } from '@pignon/domain/shared/clock';
import { atParis, dayAfter, parisMoment } from '@pignon/domain/shared/paris-time';
import { MeetingAdvisers } from '@pignon/infra/appointments/meeting-advisers';
import type { Config } from '@pignon/infra/config/config';
import { CONFIG } from '@pignon/infra/wiring/config.token';
import { holidaysOf } from './free-time';

const MOST_DAYS = 31;

/** With whom, and about what: an adviser who is named wins over the property's, and he over the default one. */
export interface Wish {
  readonly agentId?: number | null;
  readonly propertyId?: number | null;
}

export interface MeetingOffer {
  readonly adviser: MeetingAdviser;
  readonly ways: readonly MeetingWay[];
  /** Kept outside; then nothing is booked here (M96). */
  readonly calendar: string | null;
}

@Injectable()
export class MeetingOffers {
  constructor(
    private readonly advisers: MeetingAdvisers,
    private readonly settings: Settings,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Null: nobody to meet. */
  async of({ agentId = null, propertyId = null }: Wish): Promise<MeetingOffer | null> {
    const property = propertyId === null ? null : await this.advisers.property(propertyId);
    const wanted = agentId ?? property?.agentId ?? null;
    const adviser = wanted === null ? await this.advisers.default() : await this.advisers.byId(wanted);
    if (!adviser) return null;
    const region = property ? property.region : await this.agencyRegion();
    const calendar = adviser.calendarUrl || calendarOf(adviser, this.config.calendars);
    return { adviser, calendar, ways: calendar ? [] : waysOf(adviser, region) };
  }

  /** Of an appointment that moves: its own adviser, or, where he has left, whoever would be met about the same today. */
  async hostOf({ agentId, way, propertyId }: Host & { readonly propertyId: number | null }): Promise<Host> {
    if (agentId !== null && (await this.advisers.byId(agentId))) return { agentId, way };
    const offer = await this.of({ propertyId });
    const [usual] = offer?.ways ?? [];
    if (!offer || !usual) return { agentId: null, way };
    return { agentId: offer.adviser.id, way: offer.ways.includes(way) ? way : usual };
  }

  /** Days without a free hour are left out. */
  async days(wish: Wish, from: string | null, count: number): Promise<BookableDays> {
    const now = this.clock.now();
    const today = parisMoment(now).day;
    const until = dayAfter(today, BOOKABLE_DAYS);
    const offer = await this.of(wish);
    if (!offer) return { adviser: null, calendar: null, ways: [], minutes: 0, days: [], until };
    const { adviser, calendar, ways } = offer;
    const told = {
      adviser: { id: adviser.id, name: adviser.name },
      calendar,
      ways,
      minutes: adviser.meetingMinutes,
      until,
    };
    if (ways.length === 0) return { ...told, days: [] };
    const first = from !== null && from > today ? from : today;
    if (first > until) return { ...told, days: [] };
    const last = [dayAfter(first, Math.min(count, MOST_DAYS) - 1), until].toSorted()[0] ?? until;
    const between = [atParis(first, 0), atParis(dayAfter(last), 0)] as const;
    const taken = await this.advisers.taken(adviser.id, ...between);
    const days = new Map<string, string[]>();
    const isHoliday = holidaysOf(this.config);
    for (const { startsAt } of freeSlots(adviser, { from: first, to: last, now, taken, isHoliday })) {
      const { day } = parisMoment(startsAt);
      days.set(day, [...(days.get(day) ?? []), startsAt.toISOString()]);
    }
    return { ...told, days: [...days].map(([day, slots]) => ({ day, slots })) };
  }

  /** Where people meet who come about no property. */
  private async agencyRegion(): Promise<RegionCode | null> {
    const { agency } = await this.settings.read();
    const department = departmentOf(/\b\d{5}\b/.exec(agency.address)?.[0] ?? null);
    return (department && regionOfDepartment(department)?.code) || null;
  }
}
