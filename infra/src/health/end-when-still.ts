import { url as debuggedAt } from 'node:inspector';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** What the watching thread is started with. */
export interface Watch {
  readonly name: string;
  readonly seconds: number;
  readonly beats: SharedArrayBuffer;
}

/** Looks of the thread within the allowed time; between two of them the loop beats twice. */
export const LOOKS = 20;

/**
 * Ends this process by SIGKILL, after one line that says why, once its event loop has stood still for so many seconds:
 * what no longer answers serves nobody, and whoever supervises it starts it again. Leases, keys and transactions are made
 * for a process that is gone at any moment. A thread of its own looks, since a loop that stands still cannot. 0 seconds,
 * or a debugger that may stop the loop, and nobody looks.
 */
export function endWhenStill(name: string, seconds: number): void {
  if (seconds === 0 || debuggedAt() !== undefined) return;
  const beats = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const count = new Int32Array(beats);
  setInterval(() => Atomics.add(count, 0, 1), (seconds * 1000) / LOOKS / 2).unref();
  const watch: Watch = { name, seconds, beats };
  // It reads no file and needs no more than this.
  const limits = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 };
  new Worker(join(__dirname, 'still-thread.js'), { workerData: watch, resourceLimits: limits }).unref();
}
