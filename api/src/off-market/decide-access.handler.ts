import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AccessCodes } from '@pignon/domain/off-market/access-codes';
import type { AccessRequest, AccessState } from '@pignon/domain/off-market/access-request';
import type { OffMarketClient } from '@pignon/domain/off-market/off-market-client';
import { AccessRequests, OffMarketClients } from '@pignon/domain/off-market/off-market-clients';
import { Clock } from '@pignon/domain/shared/clock';
import { UnitOfWork } from '@pignon/domain/shared/unit-of-work';
import { DecideAccess, type Decision, type DecisionDetails } from './decide-access.command';

/** What a decision that is held to what was seen makes of a request. */
const WANTED: Partial<Readonly<Record<Decision, AccessState>>> = {
  approve: 'approved',
  refuse: 'refused',
  revoke: 'revoked',
  'new-link': 'approved',
};

interface Asked {
  readonly request: AccessRequest;
  readonly client: OffMarketClient;
}

type Decide = (asked: Asked, at: Date, details: DecisionDetails) => void | Promise<void>;

@CommandHandler(DecideAccess)
export class DecideAccessHandler implements ICommandHandler<DecideAccess> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clients: OffMarketClients,
    private readonly requests: AccessRequests,
    private readonly codes: AccessCodes,
    private readonly clock: Clock,
  ) {}

  async execute({ decision, requestId, details }: DecideAccess): Promise<{ id: string }> {
    await this.work.run(null, async () => {
      const client = await this.clients.ofRequest(requestId);
      const request = await this.requests.byId(requestId);
      const at = this.clock.now();
      const wanted = WANTED[decision];
      const { expected } = details;
      if (expected && wanted) request.holdTo({ expected, wanted }, at, client);
      await this.decide[decision]({ request, client }, at, details);
      return { id: requestId };
    });
    return { id: requestId };
  }

  private readonly decide: Readonly<Record<Decision, Decide>> = {
    approve: ({ request, client }, at) => {
      client.reactivate();
      request.approve(at, this.codes);
    },
    refuse: ({ request }, at, { reason }) => request.refuse(at, reason ?? null),
    revoke: ({ request }, at) => request.revoke(at),
    'send-again': ({ request }, at) => request.sendAgain(at),
    'new-link': ({ request }, at, { edition = request.edition }) => request.renewLink(edition, at, this.codes),
    'notice-passing-on': ({ request }, at) => request.noticePassingOn(at),
    deactivate: async ({ client }, at) => {
      client.deactivate(at);
      for (const request of await this.requests.of(client.id)) request.revoke(at);
    },
  };
}
