import { Module } from '@nestjs/common';
import type { Config } from '@pignon/infra/config/config';
import { HttpCaller } from '@pignon/infra/http/http-caller';
import { GoogleBusinessReviews } from '@pignon/infra/reviews/google-business-reviews';
import { KeptReviews } from '@pignon/infra/reviews/kept-reviews';
import { Pool } from 'pg';
import { CONFIG } from '../config.token';
import { ReviewReading } from './review-reading';
import { ReviewsController } from './reviews.controller';

const TIMEOUT_MS = 10_000;
const LOOK_MS = 60_000;

@Module({
  controllers: [ReviewsController],
  providers: [
    { provide: KeptReviews, useFactory: (pool: Pool) => new KeptReviews(pool), inject: [Pool] },
    {
      provide: ReviewReading,
      useFactory: (kept: KeptReviews, { reviews: { google }, timeScale }: Config) =>
        new ReviewReading(
          google && new GoogleBusinessReviews(new HttpCaller('Google', TIMEOUT_MS / timeScale), google),
          kept,
          { everySeconds: (google?.everyMinutes ?? 60) * (60 / timeScale), lookMs: LOOK_MS / timeScale },
        ),
      inject: [KeptReviews, CONFIG],
    },
  ],
})
export class ReviewsModule {}
