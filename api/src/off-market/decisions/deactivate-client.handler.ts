import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AccessRequests } from '@pignon/domain/off-market/off-market-clients';
import { AccessDecisions, type Decided } from './access-decisions';
import { DeactivateClient } from './deactivate-client.command';

@CommandHandler(DeactivateClient)
export class DeactivateClientHandler implements ICommandHandler<DeactivateClient> {
  constructor(
    private readonly decisions: AccessDecisions,
    private readonly requests: AccessRequests,
  ) {}

  execute({ requestId, line }: DeactivateClient): Promise<Decided> {
    return this.decisions.take({ requestId, line }, async ({ client }, at) => {
      client.deactivate(at);
      for (const request of await this.requests.of(client.id)) request.revoke(at);
    });
  }
}
