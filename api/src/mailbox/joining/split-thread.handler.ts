import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { splitOff } from '@pignon/domain/mailbox/joining/splitting';
import { ThreadEntry } from '@pignon/domain/mailbox/thread-entry';
import { Threads } from '@pignon/domain/mailbox/threads';
import { Clock } from '@pignon/domain/shared/clock';
import { UnitOfWork } from '@pignon/domain/shared/unit-of-work';
import { uuidV7 } from '@pignon/domain/shared/uuid-v7';
import { SplitThread } from './joining.commands';

const LEFT = 'Scindée\u00a0: la suite est une autre conversation';
const APART = 'Scindée d’une autre conversation';

@CommandHandler(SplitThread)
export class SplitThreadHandler implements ICommandHandler<SplitThread> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly threads: Threads,
    private readonly clock: Clock,
  ) {}

  /** Answers the new one. */
  async execute({ id, from, version, line, once }: SplitThread): Promise<{ id: string }> {
    const { answer } = await this.work.run(
      once,
      async () => {
        const thread = await this.threads.byId(id);
        thread.mustBe(version);
        const all = [thread, ...(await this.threads.partsOf(id))];
        const ownerOf = (threadId: string) => all.find((one) => one.id === threadId);
        const said = await this.threads.said(id);
        const part = splitOff({ thread, ownerOf, said, from }, uuidV7());
        this.threads.add(part.thread);
        await this.threads.moveLines(part.moved, part.thread.id);
        const at = this.clock.now();
        this.threads.say(ThreadEntry.event(uuidV7(), id, line.accountId, LEFT, at));
        this.threads.say(ThreadEntry.event(uuidV7(), part.thread.id, line.accountId, APART, at));
        return { id: part.thread.id };
      },
      { ...line, target: id },
    );
    return answer;
  }
}
