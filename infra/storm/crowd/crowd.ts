const MOST_AT_ONCE = 25;
const FEWEST_AT_ONCE = 3;
const SLOW_MS = 1000;
const BRISK_MS = 300;

/** A machine that is busy with other things gets fewer visitors at once, not a longer queue. */
export class Crowd {
  private readonly inside = new Set<Promise<void>>();
  private room = MOST_AT_ONCE;

  /** Resolves once there is room for one more. */
  async roomy(): Promise<void> {
    while (this.inside.size >= this.room) await Promise.race(this.inside);
  }

  take(one: Promise<void>): void {
    const start = performance.now();
    this.inside.add(one);
    void one.then(() => {
      this.inside.delete(one);
      const took = performance.now() - start;
      if (took > SLOW_MS) this.room = Math.max(FEWEST_AT_ONCE, Math.floor(this.room * 0.8));
      else if (took < BRISK_MS) this.room = Math.min(MOST_AT_ONCE, this.room + 1);
    });
  }

  async empty(): Promise<void> {
    await Promise.all(this.inside);
  }
}
