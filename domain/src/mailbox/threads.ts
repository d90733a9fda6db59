import type { Thread } from './thread';
import type { ThreadEntry } from './thread-entry';

/** Belongs to the running unit of work. */
export abstract class Threads {
  abstract add(thread: Thread): void;
  abstract say(entry: ThreadEntry): void;
  /** Kept from everybody else's changes until the work ends. Rejects with ThreadNotFound. */
  abstract byId(id: string): Promise<Thread>;
  /** The conversation that a request opened. */
  abstract ofSource(sourceId: string): Promise<Thread | null>;
}
