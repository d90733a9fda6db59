import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ThreadEntry } from '@pignon/domain/mailbox/thread-entry';
import { Threads } from '@pignon/domain/mailbox/threads';
import { Clock } from '@pignon/domain/shared/clock';
import { UnitOfWork } from '@pignon/domain/shared/unit-of-work';
import { uuidV7 } from '@pignon/domain/shared/uuid-v7';
import { ThreadAttachments } from '@pignon/infra/mailbox/attachments/thread-attachments';
import { ForwardThread } from '../threads.commands';
import { attach } from './attach';

/** Whose turn it is stays as it is: the visitor has heard nothing. */
@CommandHandler(ForwardThread)
export class ForwardThreadHandler implements ICommandHandler<ForwardThread> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly threads: Threads,
    private readonly attachments: ThreadAttachments,
    private readonly clock: Clock,
  ) {}

  async execute({ id, said: { attachments, ...mail }, line, once }: ForwardThread): Promise<{ id: string }> {
    const { answer } = await this.work.run(
      once,
      async () => {
        await this.threads.byId(id);
        const entry = uuidV7();
        await attach(this.attachments, { threadId: id, entry, ids: attachments });
        this.threads.say(ThreadEntry.forward(entry, id, line.accountId, mail, this.clock.now()));
        return { id };
      },
      { ...line, target: id },
    );
    return answer;
  }
}
