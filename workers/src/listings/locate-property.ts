import { Injectable } from '@nestjs/common';
import { addressLine } from '@pignon/domain/geography/address-line';
import { Geocoder } from '@pignon/domain/geography/geocoder';
import type { LngLat } from '@pignon/domain/geography/lng-lat';
import { regionOf } from '@pignon/domain/geography/regions';
import { PropertyPoints } from '@pignon/infra/listings/property-points';
import type { Done, Effect, Processor } from '../outbox/reaction';

interface Changed {
  readonly propertyId: number;
  readonly change: 'created' | 'updated' | 'deleted';
}

/** Degrees, about 20 km: outlines are simplified. */
const MARGIN = 0.2;

/** Gives a property that came without a point the one of its address; until that is known, about where its city is. */
@Injectable()
export class LocateProperty implements Processor<Changed> {
  constructor(
    private readonly geocoder: Geocoder,
    private readonly points: PropertyPoints,
  ) {}

  async perform({ payload: { propertyId, change } }: Effect<Changed>): Promise<Done> {
    const property = change === 'deleted' ? null : await this.points.unlocated(propertyId);
    if (!property) return {};
    const found = await this.geocoder.find(addressLine(property)).catch(async (error: unknown) => {
      // It is tried again later; the map does not wait for that.
      await this.points.showAbout(property);
      throw error;
    });
    if (found && isNear(found, property.region)) await this.points.locate(property, found);
    else await this.points.showAbout(property);
    return {};
  }
}

/** A street of that name in the other end of France, or beyond, is no answer. */
function isNear([longitude, latitude]: LngLat, region: string | null): boolean {
  const bounds = region ? regionOf(region)?.bounds : null;
  if (!bounds) return true;
  return (
    latitude < bounds.north + MARGIN &&
    latitude > bounds.south - MARGIN &&
    longitude < bounds.east + MARGIN &&
    longitude > bounds.west - MARGIN
  );
}
