import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { IncomingMail } from '@pignon/domain/mailbox/inbox/incoming-mail';

/** Megabytes: a mail that unpacks into more ends the thread, and nothing else. */
const LIMITS = { maxOldGenerationSizeMb: 384 };
const LONGEST_MS = 20_000;
const IDLE_MS = 20_000;

type Answer = { readonly mail: IncomingMail } | { readonly fault: string };

/**
 * Reads strangers' mails in a thread of its own, so that nothing that they hold can stop or fill the process. One at a
 * time; it holds nothing open while it has none.
 */
export class MailParsing {
  private thread: Worker | null = null;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly longestMs = LONGEST_MS) {}

  async parse(source: Uint8Array): Promise<IncomingMail> {
    clearTimeout(this.timer);
    const thread = (this.thread ??= this.start());
    thread.ref();
    try {
      return await this.answerOf(thread, source);
    } catch (error) {
      // Whatever state it was left in, the next mail finds a new one.
      this.leave();
      throw error;
    } finally {
      this.thread?.unref();
      this.timer = setTimeout(() => this.leave(), IDLE_MS).unref();
    }
  }

  leave(): void {
    clearTimeout(this.timer);
    void this.thread?.terminate();
    this.thread = null;
  }

  private answerOf(thread: Worker, source: Uint8Array): Promise<IncomingMail> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => end(() => reject(new Error('La lecture a pris trop de temps'))), this.longestMs);
      const end = (settle: () => void): void => {
        clearTimeout(timer);
        thread.off('message', heard).off('error', failed).off('exit', left);
        settle();
      };
      const heard = (answer: Answer): void =>
        end(() => ('mail' in answer ? resolve(answer.mail) : reject(new Error(answer.fault))));
      const failed = (error: Error): void => end(() => reject(error));
      const left = (): void => end(() => reject(new Error('La lecture s’est interrompue')));
      thread.on('message', heard).on('error', failed).on('exit', left);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
      thread.postMessage(source);
    });
  }

  private start(): Worker {
    const thread = new Worker(builtThread(), { resourceLimits: LIMITS });
    // One that ends while it has nothing to do is no fault of anybody.
    return thread.on('error', () => {}).on('exit', () => this.thread === thread && (this.thread = null));
  }
}

/** A thread runs what was built, also where our sources run as they are written. */
function builtThread(): string {
  const beside = join(__dirname, 'parse-thread.js');
  return existsSync(beside)
    ? beside
    : join(__dirname, '..', '..', '..', 'dist', 'src', 'inbox', 'parsing', 'parse-thread.js');
}
