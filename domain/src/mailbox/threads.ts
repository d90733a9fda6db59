import type { SaidEntry } from './said-entry';
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
  /** Several, kept as one is, in one order for everybody. What is none is left out. */
  abstract byIds(ids: readonly string[]): Promise<readonly Thread[]>;
  /** Which one this is part of, or itself; it may be another a moment later. Rejects with ThreadNotFound. */
  abstract standingOf(id: string): Promise<string>;
  /** Those that are part of this one, kept as one is. */
  abstract partsOf(id: string): Promise<readonly Thread[]>;
  /** All lines of it and of its parts, oldest first. */
  abstract said(id: string): Promise<readonly SaidEntry[]>;
  /** Lines, with what went along with them, are another's from now on. */
  abstract moveLines(ids: readonly string[], to: string): Promise<void>;
  /** Mails of theirs and of ours in it keep whose address they came from and went to, before it is another's. */
  abstract keepAddresses(id: string, before: string, after: string): Promise<void>;
}
