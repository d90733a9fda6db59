import { Module } from '@nestjs/common';
import { Geocoder } from '@pignon/domain/geography/geocoder';
import { createGeocoder } from '@pignon/infra/geography/create-geocoder';
import { provide } from '@pignon/infra/wiring/provide';

@Module({
  providers: [provide(Geocoder, createGeocoder)],
  exports: [Geocoder],
})
export class GeographyModule {}
