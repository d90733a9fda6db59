import { Injectable } from '@nestjs/common';
import type { Rerun } from '@pignon/domain/assignment/staff-rule';
import { assignedBy } from '@pignon/domain/assignment/assigned-by';
import { ThreadChangedMeanwhile, ThreadNotFound } from '@pignon/domain/mailbox/mailbox-refusals';
import { ThreadEntry } from '@pignon/domain/mailbox/thread-entry';
import { Threads } from '@pignon/domain/mailbox/threads';
import type { AuditEntry } from '@pignon/domain/shared/audit-entry';
import { Clock } from '@pignon/domain/shared/clock';
import { UnitOfWork } from '@pignon/domain/shared/unit-of-work';
import { uuidV7 } from '@pignon/domain/shared/uuid-v7';
import { Deciding } from '@pignon/infra/assignment/deciding';
import { StoredRequests } from '@pignon/infra/assignment/stored-requests';
import { takeTurn } from '@pignon/infra/assignment/turn-taking';

/** E06 'Rejouer sur les non-attribués': each in a transaction of its own, so that an end in the middle loses nothing. */
@Injectable()
export class Rerunning {
  constructor(
    private readonly requests: StoredRequests,
    private readonly deciding: Deciding,
    private readonly threads: Threads,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async run(line: (detail: object) => AuditEntry, accountId: string | null): Promise<Rerun> {
    const ids = await this.requests.unassigned();
    let assigned = 0;
    for (const threadId of ids) if (await this.rerun(threadId, line({ threadId }), accountId)) assigned += 1;
    return { assigned, left: ids.length - assigned };
  }

  private async rerun(threadId: string, line: AuditEntry, accountId: string | null): Promise<boolean> {
    const request = await this.requests.byThread(threadId);
    if (!request) return false;
    const at = this.clock.now();
    const decision = await this.deciding.decide(request.asked, at, { self: threadId });
    if (decision.agentId === null) return false;
    try {
      await this.work.run(
        null,
        async () => {
          const thread = await this.threads.byId(threadId);
          // Whom a colleague gave it back to the agency from is not to have it again.
          if (thread.agentId !== null || thread.state !== 'new' || thread.assigned.by === 'staff')
            throw new ThreadChangedMeanwhile();
          thread.assign(decision.agentId, assignedBy(decision));
          if (decision.turn) takeTurn(thread, decision.turn);
          this.threads.say(ThreadEntry.event(uuidV7(), threadId, accountId, 'Attribution rejouée', at));
          return {};
        },
        line,
      );
    } catch (error) {
      // A colleague took it, it is answered, or it was erased: nothing is done, and no line says so.
      if (error instanceof ThreadChangedMeanwhile || error instanceof ThreadNotFound) return false;
      throw error;
    }
    return true;
  }
}
