import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { NotToBeTold, PropertyStillOffered } from '@pignon/domain/sold/closing-refusals';
import { Threads } from '@pignon/domain/mailbox/threads';
import { Clock } from '@pignon/domain/shared/clock';
import { UnitOfWork } from '@pignon/domain/shared/unit-of-work';
import { ClosingNotices } from '@pignon/infra/sold/closing-notices';
import { ConcernedPeople } from '@pignon/infra/sold/concerned-people';
import { closingReply } from '@pignon/domain/mailbox/replies/closing-reply';
import { TellOfClosing } from './tell-of-closing.command';

@CommandHandler(TellOfClosing)
export class TellOfClosingHandler implements ICommandHandler<TellOfClosing> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly threads: Threads,
    private readonly people: ConcernedPeople,
    private readonly notices: ClosingNotices,
    private readonly clock: Clock,
  ) {}

  async execute({ propertyId, where, line }: TellOfClosing): Promise<{ id: string }> {
    const property = await this.people.closed(propertyId);
    if (property?.status !== 'sold' && property?.status !== 'rented') throw new PropertyStillOffered();
    const { status: ended } = property;
    const { answer } = await this.work.run(
      null,
      async () => {
        const threadId = 'thread' in where ? where.thread : await this.notices.ofMeeting(propertyId, where.meeting);
        if (threadId === null || !(await this.notices.claim(propertyId, threadId))) throw new NotToBeTold();
        const thread = await this.threads.byId(threadId);
        const at = this.clock.now();
        this.threads.say(closingReply(thread, { property, ended }, line.accountId, at));
        thread.answer(at);
        return { id: threadId };
      },
      { ...line, target: 'thread' in where ? where.thread : where.meeting },
    );
    return answer;
  }
}
