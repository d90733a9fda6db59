import { Injectable } from '@nestjs/common';
import type { AccessRequest, AccessState, ShownAccessState } from '@pignon/domain/off-market/access-request';
import type { OffMarketClient } from '@pignon/domain/off-market/off-market-client';
import { AccessRequests, OffMarketClients } from '@pignon/domain/off-market/off-market-clients';
import { Clock } from '@pignon/domain/shared/clock';
import { UnitOfWork } from '@pignon/domain/shared/unit-of-work';

/** A request, and the client behind it. */
export interface Asked {
  readonly request: AccessRequest;
  readonly client: OffMarketClient;
}

/** What the list showed to whoever decides, and what they make of it. */
export interface Held {
  readonly expected: ShownAccessState | undefined;
  readonly wanted: AccessState;
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
    requestId: string,
    decide: (asked: Asked, at: Date) => void | Promise<void>,
    held?: Held,
  ): Promise<Decided> {
    await this.work.run(null, async () => {
      const client = await this.clients.ofRequest(requestId);
      const request = await this.requests.byId(requestId);
      const at = this.clock.now();
      if (held?.expected) request.holdTo({ expected: held.expected, wanted: held.wanted }, at, client);
      await decide({ request, client }, at);
      return { id: requestId };
    });
    return { id: requestId };
  }
}
