import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AccessDecisions, type Decided } from './access-decisions';
import { ResendLink } from './resend-link.command';

@CommandHandler(ResendLink)
export class ResendLinkHandler implements ICommandHandler<ResendLink> {
  constructor(private readonly decisions: AccessDecisions) {}

  execute({ requestId, line }: ResendLink): Promise<Decided> {
    return this.decisions.take({ requestId, line }, ({ request }, at) => request.sendAgain(at));
  }
}
