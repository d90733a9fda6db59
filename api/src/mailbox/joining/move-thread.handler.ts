import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { mustBeMovable } from '@pignon/domain/mailbox/joining/moving';
import { ThreadEntry } from '@pignon/domain/mailbox/thread-entry';
import { Threads } from '@pignon/domain/mailbox/threads';
import { Clock } from '@pignon/domain/shared/clock';
import { UnitOfWork } from '@pignon/domain/shared/unit-of-work';
import { uuidV7 } from '@pignon/domain/shared/uuid-v7';
import { ThreadPeople } from '@pignon/infra/mailbox/joining/thread-people';
import { InvalidBody } from '../../http/refusals/errors';
import { MoveThread } from './joining.commands';

const MOVED = 'Déplacée vers une autre personne';

/** With all that went into it: whose the lines were is kept with each mail. */
@CommandHandler(MoveThread)
export class MoveThreadHandler implements ICommandHandler<MoveThread> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly threads: Threads,
    private readonly people: ThreadPeople,
    private readonly clock: Clock,
  ) {}

  async execute({ id, personId, version, line }: MoveThread): Promise<{ id: string }> {
    const person = await this.people.byId(personId);
    if (!person) throw new InvalidBody({ personId: 'Cette personne est inconnue' });
    await this.work.run(
      null,
      async () => {
        const thread = await this.threads.byId(id);
        thread.mustBe(version);
        const all = [thread, ...(await this.threads.partsOf(id))];
        for (const { source, sourceId } of all) mustBeMovable(source, sourceId);
        for (const one of all) {
          await this.threads.keepAddresses(one.id, one.email, person.email);
          one.isOf(person);
        }
        this.threads.say(ThreadEntry.event(uuidV7(), id, line.accountId, MOVED, this.clock.now()));
        return { id };
      },
      { ...line, target: id, detail: { to: personId } },
    );
    return { id };
  }
}
