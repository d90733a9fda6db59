import { LockMode } from '@mikro-orm/postgresql';
import { ThreadNotFound } from '@pignon/domain/mailbox/mailbox-refusals';
import { Thread } from '@pignon/domain/mailbox/thread';
import type { ThreadEntry } from '@pignon/domain/mailbox/thread-entry';
import type { Threads } from '@pignon/domain/mailbox/threads';
import { currentWork } from '../database/work-in-progress';

export class MikroOrmThreads implements Threads {
  add(thread: Thread): void {
    currentWork().added.push(thread);
  }

  say(entry: ThreadEntry): void {
    currentWork().added.push(entry);
  }

  async byId(id: string): Promise<Thread> {
    const found = await locked({ id });
    if (!found) throw new ThreadNotFound();
    return found;
  }

  ofSource(sourceId: string): Promise<Thread | null> {
    return locked({ sourceId });
  }
}

async function locked(which: Partial<Pick<Thread, 'id' | 'sourceId'>>): Promise<Thread | null> {
  const em = await currentWork().loading();
  return await em.findOne<Thread>(Thread as never, which, { lockMode: LockMode.PESSIMISTIC_WRITE });
}
