import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { merge, separate } from '@pignon/domain/mailbox/joining/merging';
import { standing } from '@pignon/domain/mailbox/joining/standing';
import { ThreadChangedMeanwhile, ThreadNotFound } from '@pignon/domain/mailbox/mailbox-refusals';
import { ThreadEntry } from '@pignon/domain/mailbox/thread-entry';
import { Threads } from '@pignon/domain/mailbox/threads';
import { Clock } from '@pignon/domain/shared/clock';
import { UnitOfWork } from '@pignon/domain/shared/unit-of-work';
import { uuidV7 } from '@pignon/domain/shared/uuid-v7';
import { MergeThreads, SeparateThread } from './joining.commands';

// Without a name: whoever is erased stands in no line of another's conversation.
const MERGED = 'Fusionnée avec une autre conversation';
const SEPARATED = 'Fusion annulée';

@CommandHandler(MergeThreads)
export class MergeThreadsHandler implements ICommandHandler<MergeThreads> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly threads: Threads,
    private readonly clock: Clock,
  ) {}

  async execute({ gone, kept, line }: MergeThreads): Promise<{ id: string }> {
    await this.work.run(
      null,
      async () => {
        const found = await this.threads.byIds([gone.id, kept.id]);
        const [goes, stays] = [gone, kept].map((asked) => found.find(({ id }) => id === asked.id));
        if (!goes || !stays) throw new ThreadNotFound();
        goes.mustBe(gone.version);
        stays.mustBe(kept.version);
        const at = this.clock.now();
        merge({ kept: stays, gone: goes, along: await this.threads.partsOf(goes.id) }, line.accountId, at);
        this.threads.say(ThreadEntry.event(uuidV7(), stays.id, line.accountId, MERGED, at));
        return { id: stays.id };
      },
      { ...line, target: kept.id, detail: { merged: gone.id } },
    );
    return { id: kept.id };
  }
}

@CommandHandler(SeparateThread)
export class SeparateThreadHandler implements ICommandHandler<SeparateThread> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly threads: Threads,
    private readonly clock: Clock,
  ) {}

  /** Answers the one that it came out of. */
  async execute({ id, line }: SeparateThread): Promise<{ id: string }> {
    const { answer } = await this.work.run(
      null,
      async () => {
        const { own, stands } = await standing(this.threads, id);
        if (own.id === stands.id) throw new ThreadChangedMeanwhile();
        const said = await this.threads.said(stands.id);
        separate({ kept: stands, gone: own, along: await this.threads.partsOf(stands.id) }, said);
        const at = this.clock.now();
        for (const thread of [stands, own])
          this.threads.say(ThreadEntry.event(uuidV7(), thread.id, line.accountId, SEPARATED, at));
        return { id: stands.id };
      },
      { ...line, target: id },
    );
    return answer;
  }
}
