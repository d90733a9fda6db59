import type { AgencyInbox, InboxHearer } from '@pignon/domain/mailbox/inbox/agency-inbox';
import { ReaderLock } from './reader-lock';

export interface ReaderTools {
  readonly inbox: AgencyInbox;
  readonly hearer: InboxHearer;
  readonly lock: () => Promise<ReaderLock | null>;
  /** Between two looks at whether another worker has let go. */
  readonly pauseMs: number;
  /** After the first failure; twice as long after each further one, up to `mostMs`. */
  readonly firstMs: number;
  readonly mostMs: number;
  readonly onFault: (error: unknown) => void;
  readonly onRead: () => void;
}

/** Reads the mailbox for as long as the process lives: alone, and again after whatever cut it off. */
export class InboxReader {
  private readonly ending = new AbortController();
  private running: Promise<void> | null = null;
  private waitMs: number;

  constructor(private readonly tools: ReaderTools) {
    this.waitMs = tools.firstMs;
  }

  start(): void {
    this.running ??= this.run();
  }

  async stop(): Promise<void> {
    this.ending.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    const { signal } = this.ending;
    while (!signal.aborted) {
      try {
        const read = await this.readAlone();
        if (!read) await pause(this.tools.pauseMs, signal);
      } catch (error) {
        if (signal.aborted) return;
        this.tools.onFault(error);
        await pause(this.waitMs, signal);
        this.waitMs = Math.min(this.waitMs * 2, this.tools.mostMs);
      }
    }
  }

  private async readAlone(): Promise<boolean> {
    const lock = await this.tools.lock();
    if (!lock) return false;
    const signal = AbortSignal.any([this.ending.signal, lock.signal]);
    try {
      await this.tools.inbox.read(this.hearing(signal), signal);
      return true;
    } finally {
      await lock.release();
    }
  }

  /** Once it hears, the mailbox can be read again. */
  private hearing(signal: AbortSignal): InboxHearer {
    const { hearer, firstMs, onRead } = this.tools;
    return {
      position: async () => {
        const position = await hearer.position();
        this.waitMs = firstMs;
        onRead();
        return position;
      },
      begin: (validity, lastUid) => hearer.begin(validity, lastUid),
      take: async (mail) => {
        signal.throwIfAborted();
        await hearer.take(mail);
      },
    };
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    const end = (): void => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', end, { once: true });
    timer.unref();
    if (signal.aborted) end();
  });
}
