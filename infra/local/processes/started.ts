/** Programs go before what they use: they finish what they hold. */
const ORDER = ['program', 'target', 'database'] as const;
export type Rank = (typeof ORDER)[number];

type Stop = () => Promise<unknown>;

export class Interrupted extends Error {}

/**
 * Everything that a start has set going, known from the moment on when it is spawned and not only once it answers: a
 * start may be interrupted at any moment.
 */
export class Started {
  private readonly stops = new Map<Stop, Rank>();
  private ended = false;

  get ending(): boolean {
    return this.ended;
  }

  /** To be asked right before something is spawned: what is spawned later than the end would stay. */
  check(): void {
    if (this.ended) throw new Interrupted('The start was interrupted');
  }

  /** Answers how to forget it, for what ended by itself. */
  add(rank: Rank, stop: Stop): () => void {
    this.stops.set(stop, rank);
    return () => this.stops.delete(stop);
  }

  async stop(): Promise<void> {
    this.ended = true;
    for (const rank of ORDER) {
      const stops = [...this.stops].filter(([, of]) => of === rank).map(([stop]) => stop);
      for (const stop of stops) this.stops.delete(stop);
      await Promise.allSettled(stops.map((stop) => stop()));
    }
  }
}
