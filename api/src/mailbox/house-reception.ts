import { Injectable } from '@nestjs/common';
import type { Decision } from '@pignon/domain/assignment/decide';
import { undecided } from '@pignon/domain/assignment/undecided';
import { assignedBy } from '@pignon/domain/assignment/assigned-by';
import type { IncomingRequest } from '@pignon/domain/mailbox/incoming-request';
import { Reception } from '@pignon/domain/mailbox/reception';
import { type Assigned, Thread } from '@pignon/domain/mailbox/thread';
import { ThreadEntry } from '@pignon/domain/mailbox/thread-entry';
import { Threads } from '@pignon/domain/mailbox/threads';
import { Clock } from '@pignon/domain/shared/clock';
import { uuidV7 } from '@pignon/domain/shared/uuid-v7';
import { isDatabaseAway } from '@pignon/infra/database/database-away';
import { faultOf } from '@pignon/infra/log/fault-of';
import { log } from '@pignon/infra/log/log';
import { Deciding } from '@pignon/infra/assignment/deciding';
import { takeTurn } from '@pignon/infra/assignment/turn-taking';
import { type AskedProperty, AskedProperties } from '@pignon/infra/mailbox/asked-properties';

/** The thread is stored in the transaction that stores the request, and whose it is is decided there. */
@Injectable()
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
    const property = await this.properties.byId(request.propertyId);
    const decision = request.quarantined ? null : await this.decide(request, property, at);
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
        assigned: decision?.assigned ?? UNWANTED,
        dueAt: this.deciding.dueAt(request.source, at),
        quarantined: request.quarantined,
      },
      at,
    );
    this.threads.add(thread);
    if (decision?.turn) takeTurn(thread, decision.turn);
    this.threads.say(ThreadEntry.request(uuidV7(), thread.id, request.message ?? '', at));
  }

  async hear(request: IncomingRequest): Promise<void> {
    const thread = await this.threads.ofSource(request.sourceId);
    if (!thread) return await this.open(request);
    const at = this.clock.now();
    if (request.quarantined) return thread.shun();
    thread.hear(at, request, this.deciding.dueAt(request.source, at));
    await this.decideAgain(thread, request, at);
    this.threads.say(ThreadEntry.request(uuidV7(), thread.id, request.message ?? '', at));
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
    request: IncomingRequest,
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

const UNWANTED: Assigned = { by: 'system', why: 'Indésirable : personne ne l’attend' };
