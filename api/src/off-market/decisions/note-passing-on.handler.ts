import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AccessDecisions, type Decided } from './access-decisions';
import { NotePassingOn } from './note-passing-on.command';

@CommandHandler(NotePassingOn)
export class NotePassingOnHandler implements ICommandHandler<NotePassingOn> {
  constructor(private readonly decisions: AccessDecisions) {}

  execute({ requestId }: NotePassingOn): Promise<Decided> {
    return this.decisions.take({ requestId }, ({ request }, at) => request.noticePassingOn(at));
  }
}
