import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { CustomerReviews } from '@pignon/domain/reviews/customer-reviews';
import { faultOfGoogle } from '@pignon/infra/reviews/fault-of-google';
import { faultOf } from '@pignon/infra/log/fault-of';
import { log } from '@pignon/infra/log/log';
import type { KeptReviews } from '@pignon/infra/reviews/kept-reviews';

export interface ReadingPace {
  /** Between two readings that any process makes. */
  readonly everySeconds: number;
  /** Between two looks whether it is time. */
  readonly lookMs: number;
}

/** Reads the reviews in the background, one process at a time. A failure leaves what was read before (F42). */
@Injectable()
export class ReviewReading implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | null = null;
  private reading: Promise<void> = Promise.resolve();

  constructor(
    private readonly reviews: CustomerReviews | null,
    private readonly kept: KeptReviews,
    private readonly pace: ReadingPace,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.reviews) return;
    this.lookNow();
    this.timer = setInterval(() => this.lookNow(), this.pace.lookMs).unref();
  }

  async onModuleDestroy(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    await this.reading;
  }

  /** Nobody waits for it. */
  lookNow(): void {
    const { reviews } = this;
    if (reviews) this.reading = this.reading.then(() => this.look(reviews));
  }

  private async look(reviews: CustomerReviews): Promise<void> {
    try {
      if (await this.kept.mayAsk(this.pace.everySeconds)) await this.kept.write(await reviews.read());
    } catch (error) {
      log('warn', 'reviews not read', { error: faultOf(error) });
      const fault = faultOfGoogle(error);
      if (fault) await this.kept.failed(fault).catch(() => {});
    }
  }
}
