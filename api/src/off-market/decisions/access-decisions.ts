import { Injectable } from '@nestjs/common';
import type { AccessRequest, AccessState, ShownAccessState } from '@pignon/domain/off-market/access-request';
import type { OffMarketClient } from '@pignon/domain/off-market/off-market-client';
import { AccessRequests, OffMarketClients } from '@pignon/domain/off-market/off-market-clients';
import { ThreadEntry } from '@pignon/domain/mailbox/thread-entry';
import { Threads } from '@pignon/domain/mailbox/threads';
import type { AuditEntry } from '@pignon/domain/shared/audit-entry';
import { Clock } from '@pignon/domain/shared/clock';
import { UnitOfWork } from '@pignon/domain/shared/unit-of-work';
import { uuidV7 } from '@pignon/domain/shared/uuid-v7';

/** A request, and the client behind it. */
export interface Asked {
  readonly request: AccessRequest;
  readonly client: OffMarketClient;
}

/** What the list showed to whoever decides, and what they make of it. */
interface Held {
  readonly expected: ShownAccessState | undefined;
  readonly wanted: AccessState;
}

interface Decision {
  readonly requestId: string;
  /** Absent where no person decides. */
  readonly line?: AuditEntry;
  readonly held?: Held;
  /** Whoever asked has their answer then. */
  readonly answers?: boolean;
  /** In their conversation, instead of the new state. */
  readonly told?: string;
}

export interface Decided {
  readonly id: string;
}

/** What each decision has in common: the request with its client, held to what was seen, in one transaction. */
@Injectable()
export class AccessDecisions {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clients: OffMarketClients,
    private readonly requests: AccessRequests,
    private readonly threads: Threads,
    private readonly clock: Clock,
  ) {}

  async take(
    { requestId, line, held, answers = false, told }: Decision,
    decide: (asked: Asked, at: Date) => void | Promise<void>,
  ): Promise<Decided> {
    await this.work.run(
      null,
      async () => {
        const client = await this.clients.ofRequest(requestId);
        const request = await this.requests.byId(requestId);
        const at = this.clock.now();
        if (held?.expected) request.holdTo({ expected: held.expected, wanted: held.wanted }, at, client);
        const before = request.state;
        await decide({ request, client }, at);
        const anew = before !== request.state;
        if (line && (anew || answers)) {
          const words = told ?? TOLD[request.state];
          await this.tell(request.id, words, { anew, answers, by: line.accountId }, at);
        }
        return { id: requestId };
      },
      line,
    );
    return { id: requestId };
  }

  /** In their conversation. Pressed twice it is told once. */
  private async tell(
    id: string,
    words: string,
    { anew, answers, by }: { readonly anew: boolean; readonly answers: boolean; readonly by: string | null },
    at: Date,
  ): Promise<void> {
    const thread = await this.threads.ofSource(id);
    if (!thread) return;
    // Merged with another request, that one may wait for more than this.
    const answered = answers && (thread.state === 'new' || thread.state === 'waiting');
    if (anew || answered) this.threads.say(ThreadEntry.event(uuidV7(), thread.id, by, words, at));
    if (answered) thread.answer(at);
  }
}

const TOLD: Readonly<Record<AccessState, string>> = {
  requested: 'Accès off-market demandé',
  approved: 'Accès off-market approuvé',
  refused: 'Accès off-market refusé',
  revoked: 'Accès off-market révoqué',
};
