import { Module } from '@nestjs/common';
import { createCustomerReviews } from '@pignon/infra/reviews/create-customer-reviews';
import { KeptReviews } from '@pignon/infra/reviews/kept-reviews';
import type { Tools } from '@pignon/infra/wiring/tools';
import { provide } from '@pignon/infra/wiring/provide';
import { ReviewReading } from './review-reading';
import { ReviewsController } from './reviews.controller';

const LOOK_MS = 60_000;

function reviewReading(tools: Tools, kept: KeptReviews): ReviewReading {
  const { reviews, timeScale } = tools.config;
  return new ReviewReading(createCustomerReviews(tools), kept, {
    everySeconds: (reviews.google?.everyMinutes ?? 60) * (60 / timeScale),
    lookMs: LOOK_MS / timeScale,
  });
}

@Module({
  controllers: [ReviewsController],
  providers: [
    provide(KeptReviews, ({ pool }) => new KeptReviews(pool)),
    provide(ReviewReading, reviewReading, KeptReviews),
  ],
})
export class ReviewsModule {}
