import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Cleaned } from './clean-photo';

const IDLE_MS = 20_000;
/** A photo takes half a second; what takes so long was made to. */
const LONGEST_MS = 60_000;

export type Answer = { readonly cleaned: Cleaned } | { readonly fault: string };

/** It ended under its work, for want of memory or because of what it read. */
export class ReaderLost extends Error {}

/** The process that asked ends: the photo is not at fault. */
export class ReaderStopped extends Error {}

/**
 * Unpacks photos in a process of its own: what a picture does to memory, or to the library that reads it, is not done to
 * whoever answers visitors. One at a time; it is gone while there is none.
 */
export class PhotoReader {
  private child: ChildProcess | null = null;
  private waiting: { resolve(cleaned: Cleaned): void; reject(error: Error): void } | null = null;
  private timer: NodeJS.Timeout | undefined;
  private last: Promise<unknown> = Promise.resolve();
  private stopped = false;

  readonly read = (path: string): Promise<Cleaned> => {
    const read = this.last.then(
      () =>
        new Promise<Cleaned>((resolve, reject) => {
          this.waiting = { resolve, reject };
          this.child ??= this.start();
          this.later(LONGEST_MS, () => this.child?.kill('SIGKILL'));
          this.child.send({ path });
        }),
    );
    this.last = read.catch(() => {}).then(() => this.rest());
    return read;
  };

  /** Called by Nest when the context closes. */
  onModuleDestroy(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    this.child?.kill();
  }

  private rest(): void {
    this.later(IDLE_MS, () => {
      const child = this.child;
      this.child = null;
      child?.kill();
    });
  }

  private later(milliseconds: number, work: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(work, milliseconds).unref();
  }

  private start(): ChildProcess {
    const child = fork(builtReader(), {
      serialization: 'advanced',
      execArgv: [],
      // Nothing that it could tell, and no more heaps than it has work.
      env: { PATH: process.env['PATH'] ?? '', MALLOC_ARENA_MAX: '2', UV_THREADPOOL_SIZE: '1' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const lost = () => {
      if (this.child === child) this.child = null;
      const why = 'Photo : la lecture s’est interrompue';
      this.waiting?.reject(this.stopped ? new ReaderStopped(why) : new ReaderLost(why));
      this.waiting = null;
    };
    child.on('message', (answer: Answer) => {
      if ('cleaned' in answer) this.waiting?.resolve(answer.cleaned);
      else this.waiting?.reject(new Error(answer.fault));
      this.waiting = null;
    });
    child.once('error', lost).once('exit', () => this.child === child && lost());
    child.unref();
    child.channel?.unref();
    return child;
  }
}

/** A process runs what was built, also where our sources run as they are written. */
function builtReader(): string {
  const beside = join(__dirname, 'photo-reader-main.js');
  return existsSync(beside)
    ? beside
    : join(__dirname, '..', '..', '..', 'dist', 'src', 'media', 'photos', 'photo-reader-main.js');
}
