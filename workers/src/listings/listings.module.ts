import { Module } from '@nestjs/common';
import { createPropertyPoints } from '@pignon/infra/listings/create-property-points';
import { PropertyPoints } from '@pignon/infra/listings/property-points';
import { provide } from '@pignon/infra/wiring/provide';
import { GeographyModule } from '../geography/geography.module';
import { processorsOf } from '../outbox/reaction';
import { listingReactions } from './listings.reactions';

@Module({
  imports: [GeographyModule],
  providers: [provide(PropertyPoints, createPropertyPoints), ...processorsOf(listingReactions)],
})
export class ListingsModule {
  static readonly reactions = listingReactions;
}
