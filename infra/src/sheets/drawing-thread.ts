import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Pages } from './draw-pages';

/** Megabytes. jsPDF leaves much behind: a small young generation is cleaned often, and what runs wild ends alone. */
const LIMITS = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 64 };

const IDLE_MS = 20_000;
/** Shorter than an effect may take: who waits hears of it. */
const LONGEST_MS = 60_000;

type Answer = { readonly pdf: Uint8Array } | { readonly fault: string };

/**
 * Draws apart from the process's own thread: writing pages takes a quarter of a second in which nothing else would move,
 * no mail and no lead. One sheet at a time; it holds nothing open while it has none.
 */
export class DrawingThread {
  private thread: Worker | null = null;
  private waiting: { resolve(pdf: Buffer): void; reject(error: Error): void } | null = null;
  private timer: NodeJS.Timeout | undefined;
  private last: Promise<unknown> = Promise.resolve();

  draw(pages: Pages): Promise<Buffer> {
    const drawn = this.last.then(
      () =>
        new Promise<Buffer>((resolve, reject) => {
          this.waiting = { resolve, reject };
          this.thread ??= this.start();
          this.thread.ref();
          this.later(LONGEST_MS, () => void this.thread?.terminate());
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
          this.thread.postMessage(pages);
        }),
    );
    this.last = drawn.catch(() => {}).then(() => this.rest());
    return drawn;
  }

  /** A worker that has drawn its sheets gives the room back. */
  private rest(): void {
    const thread = this.thread;
    thread?.unref();
    this.later(IDLE_MS, () => {
      this.thread = null;
      void thread?.terminate();
    });
  }

  private later(milliseconds: number, work: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(work, milliseconds).unref();
  }

  /** Called by Nest when the context closes. */
  async onModuleDestroy(): Promise<void> {
    await this.thread?.terminate();
  }

  private start(): Worker {
    const thread = new Worker(builtThread(), { resourceLimits: LIMITS });
    const lost = (error: Error) => {
      // One that was sent home has nothing to say about the next one's work.
      if (this.thread !== thread) return;
      this.thread = null;
      this.waiting?.reject(error);
    };
    return thread
      .on('message', (answer: Answer) => {
        if ('pdf' in answer) this.waiting?.resolve(Buffer.from(answer.pdf.buffer));
        else this.waiting?.reject(new Error(`Fiche PDF : ${answer.fault}`));
      })
      .on('error', lost)
      .on('exit', () => lost(new Error('Fiche PDF : le dessin s’est interrompu')));
  }
}

/** A thread runs what was built, also where our sources run as they are written. */
function builtThread(): string {
  const beside = join(__dirname, 'draw-thread.js');
  return existsSync(beside) ? beside : join(__dirname, '..', '..', 'dist', 'src', 'sheets', 'draw-thread.js');
}
