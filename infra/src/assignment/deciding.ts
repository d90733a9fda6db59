import { decide, type Decision } from '@pignon/domain/assignment/decide';
import type { House } from '@pignon/domain/assignment/house';
import { asksForLoads, asksForPerson } from '@pignon/domain/assignment/needs';
import type { Undecided } from '@pignon/domain/assignment/undecided';
import type { ThreadSource } from '@pignon/domain/mailbox/thread-source';
import type { BusinessCalendar } from '@pignon/domain/promises/business-calendar';
import { dueAt } from '@pignon/domain/promises/business-hours';
import { promiseOf } from '@pignon/domain/promises/promise-of';
import { adviserByEmail, colleaguesAt, type StandingHouse } from './standing-house';
import type { WaitingRequests } from './waiting-requests';

/** Whose a request is, by what stands in the house now. What no rule asks for is not read. */
export class Deciding {
  constructor(
    private readonly standing: StandingHouse,
    private readonly waiting: WaitingRequests,
    private readonly calendar: BusinessCalendar,
  ) {}

  /** When an answer is promised; null where nothing is. */
  dueAt(source: ThreadSource, now: Date): Date | null {
    const promise = promiseOf(source);
    return promise && dueAt(now, promise.hours, this.calendar);
  }

  /** `also`: what a simulation puts in the house's place. `self`: the conversation that it is about, which makes nobody known or busy. */
  async decide(
    asked: Undecided,
    now: Date,
    { self = null, ...also }: Partial<House> & { readonly self?: string | null } = {},
  ): Promise<Decision> {
    const standing = await this.standing.read();
    const { rules, advisers } = standing;
    const { adviserEmail, email, ...profile } = asked;
    const [person, open] = await Promise.all([
      asksForPerson(rules) ? this.waiting.personOf(email, self) : { known: false, last: null },
      asksForLoads(rules, advisers)
        ? this.waiting.openOf(
            advisers.map(({ id }) => id),
            self,
          )
        : new Map<number, number>(),
    ]);
    const chosenAgentId = adviserEmail ? adviserByEmail(standing, adviserEmail) : null;
    return decide(
      { ...profile, known: person.known, chosenAgentId },
      {
        rules,
        colleagues: colleaguesAt(standing, now, open),
        now,
        calendar: this.calendar,
        last: person.last,
        ...also,
      },
    );
  }
}
