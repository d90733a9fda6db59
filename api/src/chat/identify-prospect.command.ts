import { Command } from '@nestjs/cqrs';
import type { ProspectIdentity } from '@pignon/domain/prospects/prospect';

export class IdentifyProspect extends Command<{ id: string }> {
  constructor(readonly identity: ProspectIdentity) {
    super();
  }
}
