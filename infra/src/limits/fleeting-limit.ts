import { RateLimiterMemory } from 'rate-limiter-flexible';

/** Counts in this process alone and forgets within the minute: whom it counts is written nowhere. */
export class FleetingLimit {
  private readonly limiter: RateLimiterMemory;

  constructor(pointsPerMinute: number) {
    this.limiter = new RateLimiterMemory({ points: pointsPerMinute, duration: 60 });
  }

  async allows(key: string): Promise<boolean> {
    return await this.limiter.consume(key).then(
      () => true,
      () => false,
    );
  }
}
