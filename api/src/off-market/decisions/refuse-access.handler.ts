import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AccessDecisions, type Decided } from './access-decisions';
import { RefuseAccess } from './refuse-access.command';

@CommandHandler(RefuseAccess)
export class RefuseAccessHandler implements ICommandHandler<RefuseAccess> {
  constructor(private readonly decisions: AccessDecisions) {}

  execute({ requestId, line, expected, reason }: RefuseAccess): Promise<Decided> {
    return this.decisions.take(
      { requestId, line, held: { expected, wanted: 'refused' }, answers: true },
      ({ request }, at) => request.refuse(at, reason ?? null),
    );
  }
}
