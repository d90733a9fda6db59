import { setTimeout as sleep } from 'node:timers/promises';
import { untilWritten } from '@pignon/infra/database/away/until-written';

const LAST_TRY_MS = 3000;

/** Writes down what is known, for as long as the process lives: a database that is away is waited for. */
export class Notes {
  private readonly open = new Set<Promise<unknown>>();
  private readonly stopping = new AbortController();

  async written<Result>(write: () => Promise<Result>): Promise<Result> {
    const note = untilWritten(write, this.stopping.signal);
    this.open.add(note);
    try {
      return await note;
    } finally {
      this.open.delete(note);
    }
  }

  /** The process stops: what is not written yet is tried once more. */
  async lastTry(): Promise<void> {
    this.stopping.abort();
    await Promise.race([Promise.allSettled(this.open), sleep(LAST_TRY_MS, undefined, { ref: false })]);
  }
}
