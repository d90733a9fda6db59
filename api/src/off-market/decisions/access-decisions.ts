import { Injectable } from '@nestjs/common';
import type { AccessRequest, AccessState, ShownAccessState } from '@pignon/domain/off-market/access-request';
import type { OffMarketClient } from '@pignon/domain/off-market/off-market-client';
import { AccessRequests, OffMarketClients } from '@pignon/domain/off-market/off-market-clients';
import type { AuditEntry } from '@pignon/domain/shared/audit-entry';
import { Clock } from '@pignon/domain/shared/clock';
import { UnitOfWork } from '@pignon/domain/shared/unit-of-work';

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
    private readonly clock: Clock,
  ) {}

  async take(
    { requestId, line, held }: Decision,
    decide: (asked: Asked, at: Date) => void | Promise<void>,
  ): Promise<Decided> {
    await this.work.run(
      null,
      async () => {
        const client = await this.clients.ofRequest(requestId);
        const request = await this.requests.byId(requestId);
        const at = this.clock.now();
        if (held?.expected) request.holdTo({ expected: held.expected, wanted: held.wanted }, at, client);
        await decide({ request, client }, at);
        return { id: requestId };
      },
      line,
    );
    return { id: requestId };
  }
}
