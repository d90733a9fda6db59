import { Injectable } from '@nestjs/common';
import { addressLine, townLine } from '@pignon/domain/geography/address-line';
import { Geocoder } from '@pignon/domain/geography/geocoder';
import type { LngLat } from '@pignon/domain/geography/lng-lat';
import { type Region, regionOf } from '@pignon/domain/geography/regions/regions';
import { PropertyPoints, type Unlocated } from '@pignon/infra/listings/property-points';
import type { Done, Effect, Processor } from '../outbox/reaction';

interface Changed {
  readonly propertyId: number;
  readonly change: 'created' | 'updated' | 'deleted';
}

/** Degrees, about 20 km: outlines are simplified. */
const MARGIN = 0.2;

/** Gives a property that came without a point the one of its address; while that is unknown, about where its city is. */
@Injectable()
export class LocateProperty implements Processor<Changed> {
  constructor(
    private readonly geocoder: Geocoder,
    private readonly points: PropertyPoints,
  ) {}

  async perform({ payload: { propertyId, change } }: Effect<Changed>): Promise<Done> {
    const property = change === 'deleted' ? null : await this.points.unlocated(propertyId);
    if (!property) return {};
    const { exact, town } = await this.ask(property).catch(async (error: unknown) => {
      // It is tried again later; the map does not wait for that.
      await this.points.showAbout(property);
      throw error;
    });
    if (exact) await this.points.locate(property, exact);
    else await this.points.showAbout(property, town);
    return {};
  }

  /** M157: where its address lies; where nobody knows it, its town among those of the region. */
  private async ask(property: Unlocated): Promise<{ readonly exact: LngLat | null; readonly town: LngLat | null }> {
    const region = property.region ? regionOf(property.region) : null;
    const exact = within(region, await this.geocoder.find(addressLine(property)));
    if (exact || !region) return { exact, town: null };
    return { exact, town: within(region, await this.geocoder.findTown(townLine(property.city, region.name))) };
  }
}

/** A street of that name in the other end of France, or beyond, is no answer. */
function within(region: Region | null, point: LngLat | null): LngLat | null {
  if (!region || !point) return point;
  const [longitude, latitude] = point;
  const { bounds } = region;
  const isNear =
    latitude < bounds.north + MARGIN &&
    latitude > bounds.south - MARGIN &&
    longitude < bounds.east + MARGIN &&
    longitude > bounds.west - MARGIN;
  return isNear ? point : null;
}
