import type { InMemoryUnitOfWork } from '../../shared/testing/in-memory-unit-of-work';
import { ThreadNotFound } from '../mailbox-refusals';
import { Thread } from '../thread';
import type { ThreadEntry } from '../thread-entry';
import { Threads } from '../threads';

export class InMemoryThreads extends Threads {
  constructor(private readonly work: InMemoryUnitOfWork) {
    super();
  }

  add(thread: Thread): void {
    this.work.add(thread);
  }

  say(entry: ThreadEntry): void {
    this.work.add(entry);
  }

  byId(id: string): Promise<Thread> {
    const [found] = this.work.load(Thread, (thread) => thread.id === id);
    return found ? Promise.resolve(found) : Promise.reject(new ThreadNotFound());
  }

  ofSource(sourceId: string): Promise<Thread | null> {
    return Promise.resolve(this.work.load(Thread, (thread) => thread.sourceId === sourceId)[0] ?? null);
  }
}
