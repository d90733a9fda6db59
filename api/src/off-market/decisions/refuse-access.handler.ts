import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AccessDecisions, type Decided } from './access-decisions';
import { RefuseAccess } from './refuse-access.command';

@CommandHandler(RefuseAccess)
export class RefuseAccessHandler implements ICommandHandler<RefuseAccess> {
  constructor(private readonly decisions: AccessDecisions) {}

  execute({ requestId, expected, reason }: RefuseAccess): Promise<Decided> {
    return this.decisions.take(requestId, ({ request }, at) => request.refuse(at, reason ?? null), {
      expected,
      wanted: 'refused',
    });
  }
}
