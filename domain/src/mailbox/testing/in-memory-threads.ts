import type { InMemoryUnitOfWork } from '../../shared/testing/in-memory-unit-of-work';
import { ThreadNotFound } from '../mailbox-refusals';
import { Thread } from '../thread';
import type { SaidEntry } from '../said-entry';
import { ThreadEntry } from '../thread-entry';
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

  byIds(ids: readonly string[]): Promise<readonly Thread[]> {
    return Promise.resolve(this.work.load(Thread, ({ id }) => ids.includes(id)));
  }

  standingOf(id: string): Promise<string> {
    const found = this.work.keptOf(Thread).find((thread) => thread.id === id);
    return found ? Promise.resolve(found.mergedInto ?? id) : Promise.reject(new ThreadNotFound());
  }

  partsOf(id: string): Promise<readonly Thread[]> {
    return Promise.resolve(this.work.load(Thread, ({ mergedInto }) => mergedInto === id));
  }

  said(id: string): Promise<readonly SaidEntry[]> {
    const parts = this.work.keptOf(Thread).filter(({ mergedInto }) => mergedInto === id);
    const ids = [id, ...parts.map((part) => part.id)];
    const lines = this.work.keptOf(ThreadEntry).filter(({ threadId }) => ids.includes(threadId));
    return Promise.resolve(lines.toSorted((a, b) => a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : 1)));
  }

  moveLines(ids: readonly string[], to: string): Promise<void> {
    for (const line of this.work.load(ThreadEntry, ({ id }) => ids.includes(id))) line.threadId = to;
    return Promise.resolve();
  }

  /** The double keeps no mails beside its lines. */
  keepAddresses(id: string, before: string): Promise<void> {
    for (const line of this.work.load(ThreadEntry, ({ threadId, kind }) => threadId === id && kind === 'sent'))
      line.recipient ??= before;
    return Promise.resolve();
  }
}
