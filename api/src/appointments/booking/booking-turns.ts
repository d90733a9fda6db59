import { Injectable } from '@nestjs/common';

/**
 * One booking of an adviser at a time in this process: of a crowd that wants one hour all but the first are told so by one
 * question each, and none of them holds a connection that others wait for. Between processes his row is the lock.
 */
@Injectable()
export class BookingTurns {
  private readonly last = new Map<number, Promise<unknown>>();

  /** Advisers of whom somebody waits: what is over is kept no longer. */
  get waiting(): number {
    return this.last.size;
  }

  run<Result>(agentId: number, book: () => Promise<Result>): Promise<Result> {
    const before = this.last.get(agentId) ?? Promise.resolve();
    const turn = before.then(book, book);
    const over = turn.then(
      () => {},
      () => {},
    );
    this.last.set(agentId, over);
    void over.then(() => this.last.get(agentId) === over && this.last.delete(agentId));
    return turn;
  }
}
