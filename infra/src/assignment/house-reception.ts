import type { Decision } from '@pignon/domain/assignment/decide';
import { undecided } from '@pignon/domain/assignment/undecided';
import { assignedBy } from '@pignon/domain/assignment/assigned-by';
import type { IncomingRequest, OpeningRequest } from '@pignon/domain/mailbox/requests/incoming-request';
import { standing } from '@pignon/domain/mailbox/joining/standing';
import { Reception } from '@pignon/domain/mailbox/reception';
import { type Assigned, Thread } from '@pignon/domain/mailbox/thread';
import { ThreadEntry } from '@pignon/domain/mailbox/thread-entry';
import { Threads } from '@pignon/domain/mailbox/threads';
import { Clock } from '@pignon/domain/shared/clock';
import { uuidV7 } from '@pignon/domain/shared/uuid-v7';
import { isDatabaseAway } from '../database/away/database-away';
import { faultOf } from '../log/fault-of';
import { log } from '../log/log';
import { Deciding } from './deciding';
import { takeTurn } from './turn-taking';
import type { Said } from './missing-requests';
import { type AskedProperty, AskedProperties } from '../mailbox/asked-properties';

/** The thread is stored in the transaction that stores the request, and whose it is is decided there. */
export class HouseReception extends Reception {
  constructor(
    private readonly threads: Threads,
    private readonly properties: AskedProperties,
    private readonly deciding: Deciding,
    private readonly clock: Clock,
  ) {
    super();
  }

  async open(request: IncomingRequest): Promise<void> {
    const at = this.clock.now();
    const thread = await this.openThread(request, at);
    this.threads.say(ThreadEntry.request(uuidV7(), thread.id, request.message ?? '', at));
  }

  /** One that stands without a conversation, as it was said: another version stored it. */
  async openLate([first, ...more]: readonly Said[], decidedAt: Date | null): Promise<void> {
    if (!first) return;
    const thread = await this.openThread(first.request, first.at);
    for (const { request, at } of more) {
      thread.hear(at, request, this.deciding.dueAt(request.source, at));
      await this.decideAgain(thread, request, at);
    }
    if (decidedAt) thread.answer(decidedAt);
    for (const { request, at } of [first, ...more])
      this.threads.say(ThreadEntry.request(uuidV7(), thread.id, request.message ?? '', at));
  }

  /** Whatever opens it says its first line itself. `waits`: somebody waits for an answer. */
  async openThread(request: OpeningRequest, at: Date, waits = !request.quarantined): Promise<Thread> {
    const property = await this.properties.byId(request.propertyId);
    const decision = !waits ? null : await this.decide(request, property, at);
    const thread = Thread.open(
      {
        id: uuidV7(),
        source: request.source,
        sourceId: request.sourceId,
        subject: request.subject,
        email: request.email,
        name: request.name,
        phone: request.phone ?? null,
        propertyId: property?.id ?? null,
        agentId: decision?.agentId ?? null,
        assigned: decision?.assigned ?? (request.quarantined ? UNWANTED : AUTOMATIC),
        dueAt: !waits ? null : this.deciding.dueAt(request.source, at),
        quarantined: request.quarantined,
      },
      at,
    );
    if (!waits && !request.quarantined) thread.move('archived');
    this.threads.add(thread);
    if (decision?.turn) takeTurn(thread, decision.turn);
    return thread;
  }

  async hear(request: IncomingRequest): Promise<void> {
    const thread = await this.threads.ofSource(request.sourceId);
    if (!thread) return await this.open(request);
    const at = this.clock.now();
    const due = this.deciding.dueAt(request.source, at);
    if (thread.mergedInto) {
      if (!request.quarantined) await this.hearPart(thread, request, { at, due });
      return;
    }
    if (request.quarantined) return thread.shun();
    thread.hear(at, request, due);
    await this.decideAgain(thread, request, at);
    this.threads.say(ThreadEntry.request(uuidV7(), thread.id, request.message ?? '', at));
  }

  /** Somebody waits where it is read: whose that is was decided by staff. */
  private async hearPart(
    thread: Thread,
    request: IncomingRequest,
    { at, due }: { readonly at: Date; readonly due: Date | null },
  ): Promise<void> {
    const { own, stands } = await standing(this.threads, thread.id);
    own.isOf({ name: request.name, email: request.email, phone: request.phone ?? own.phone });
    stands.reopen(at, due);
    this.threads.say(ThreadEntry.request(uuidV7(), own.id, request.message ?? '', at));
  }

  /** An estimation's first step says neither where nor what: another rule may have been meant. Staff's word stands. */
  private async decideAgain(thread: Thread, request: IncomingRequest, at: Date): Promise<void> {
    if (thread.state === 'spam' || thread.assigned.by === 'staff' || !request.facts) return;
    const decision = await this.decide(request, null, at, thread.id);
    // What cannot be decided anew stays as it was decided.
    if (decision.assigned === UNDECIDED) return;
    if ((decision.assigned.ruleId ?? null) === (thread.assigned.ruleId ?? null)) return;
    thread.assign(decision.agentId, decision.assigned, at);
    if (decision.turn) takeTurn(thread, decision.turn);
  }

  /** A request is stored whatever becomes of the rules: one that cannot be decided is the property's adviser's. */
  private async decide(
    request: OpeningRequest,
    property: AskedProperty | null,
    at: Date,
    self: string | null = null,
  ): Promise<{ readonly agentId: number | null; readonly assigned: Assigned; readonly turn?: Decision['turn'] }> {
    if (request.bookedWith) return { agentId: request.bookedWith, assigned: WITH_WHOM };
    try {
      const decision = await this.deciding.decide(undecided(request, property), at, { self });
      return { agentId: decision.agentId, assigned: assignedBy(decision), turn: decision.turn };
    } catch (error) {
      // No room in the house: the whole request is asked for again.
      if (isDatabaseAway(error)) throw error;
      log('error', 'assignment', { error: faultOf(error) });
      return { agentId: property?.agentId ?? null, assigned: UNDECIDED };
    }
  }
}

const WITH_WHOM: Assigned = { by: 'system', why: 'Conseiller du rendez-vous' };
const UNDECIDED: Assigned = { by: 'system', why: 'Les règles n’ont pas pu être lues' };

const AUTOMATIC: Assigned = { by: 'system', why: 'Message automatique : personne ne l’attend' };
const UNWANTED: Assigned = { by: 'system', why: 'Indésirable : personne ne l’attend' };
