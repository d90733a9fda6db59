import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AccessCodes } from '@pignon/domain/off-market/access-codes';
import { AccessDecisions, type Decided } from './access-decisions';
import { RenewLink } from './renew-link.command';

@CommandHandler(RenewLink)
export class RenewLinkHandler implements ICommandHandler<RenewLink> {
  constructor(
    private readonly decisions: AccessDecisions,
    private readonly codes: AccessCodes,
  ) {}

  execute({ requestId, line, expected, edition }: RenewLink): Promise<Decided> {
    return this.decisions.take({ requestId, line, held: { expected, wanted: 'approved' } }, ({ request }, at) =>
      request.renewLink(edition ?? request.edition, at, this.codes),
    );
  }
}
