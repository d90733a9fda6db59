import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AccessDecisions, type Decided } from './access-decisions';
import { RevokeAccess } from './revoke-access.command';

@CommandHandler(RevokeAccess)
export class RevokeAccessHandler implements ICommandHandler<RevokeAccess> {
  constructor(private readonly decisions: AccessDecisions) {}

  execute({ requestId, line, expected }: RevokeAccess): Promise<Decided> {
    return this.decisions.take({ requestId, line, held: { expected, wanted: 'revoked' } }, ({ request }, at) =>
      request.revoke(at),
    );
  }
}
