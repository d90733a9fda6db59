import { Module } from '@nestjs/common';
import { secondsBetweenReadings } from '@pignon/infra/reviews/seconds-between-readings';
import { createCustomerReviews } from '@pignon/infra/reviews/create-customer-reviews';
import { KeptReviews } from '@pignon/infra/reviews/kept-reviews';
import type { Tools } from '@pignon/infra/wiring/tools';
import { provide } from '@pignon/infra/wiring/provide';
import { ReviewReading } from './review-reading';
import { ReviewsController } from './reviews.controller';

const LOOK_MS = 60_000;

const reviewReading = (tools: Tools, kept: KeptReviews): ReviewReading =>
  new ReviewReading(createCustomerReviews(tools), kept, {
    everySeconds: secondsBetweenReadings(tools.config),
    lookMs: LOOK_MS / tools.config.timeScale,
  });

@Module({
  controllers: [ReviewsController],
  providers: [
    provide(KeptReviews, ({ pool }) => new KeptReviews(pool)),
    provide(ReviewReading, reviewReading, KeptReviews),
  ],
  exports: [KeptReviews, ReviewReading],
})
export class ReviewsModule {}
