import { Module } from '@nestjs/common';
import { StaffGoogle } from '@pignon/infra/google/staff-google';
import { KeptReviews } from '@pignon/infra/reviews/kept-reviews';
import { secondsBetweenReadings } from '@pignon/infra/reviews/seconds-between-readings';
import { provide } from '@pignon/infra/wiring/provide';
import type { Tools } from '@pignon/infra/wiring/tools';
import { ReviewsModule } from '../reviews/reviews.module';
import { GoogleController } from './google.controller';

const staffGoogle = ({ config }: Tools, kept: KeptReviews): StaffGoogle =>
  new StaffGoogle(kept, {
    location: config.reviews.google?.location ?? null,
    everySeconds: secondsBetweenReadings(config),
    demonstration: config.reviews.demonstration,
  });

@Module({
  imports: [ReviewsModule],
  controllers: [GoogleController],
  providers: [provide(StaffGoogle, staffGoogle, KeptReviews)],
})
export class GoogleModule {}
