import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AccessCodes } from '@pignon/domain/off-market/access-codes';
import { AccessDecisions, type Decided } from './access-decisions';
import { ApproveAccess } from './approve-access.command';

@CommandHandler(ApproveAccess)
export class ApproveAccessHandler implements ICommandHandler<ApproveAccess> {
  constructor(
    private readonly decisions: AccessDecisions,
    private readonly codes: AccessCodes,
  ) {}

  execute({ requestId, line, expected }: ApproveAccess): Promise<Decided> {
    return this.decisions.take(
      { requestId, line, held: { expected, wanted: 'approved' }, answers: true },
      ({ request, client }, at) => {
        client.reactivate();
        request.approve(at, this.codes);
      },
    );
  }
}
