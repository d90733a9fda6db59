/** A rolling window, as the real one. Refused calls do not count, so waiting as told is always enough. */
export class RollingWindow {
  private readonly hits: number[] = [];

  constructor(
    readonly limit: number,
    private readonly windowMs: number,
  ) {}

  /** How long to wait in ms before a next call; 0 when one may be made now. */
  wait(now: number): number {
    while (this.hits.length > 0 && this.ageOfOldest(now) >= this.windowMs) this.hits.shift();
    return this.hits.length < this.limit ? 0 : Math.max(1, this.windowMs - this.ageOfOldest(now));
  }

  hit(now: number): void {
    this.hits.push(now);
  }

  get remaining(): number {
    return this.limit - this.hits.length;
  }

  private ageOfOldest(now: number): number {
    return now - (this.hits[0] ?? now);
  }
}
