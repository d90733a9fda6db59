import { coordinatesOf, type LngLat, pointOf } from '@pignon/domain/geography/lng-lat';
import { type Digest, shownPoint } from '@pignon/domain/geography/public-point';
import { regionOf } from '@pignon/domain/geography/regions/regions';
import type { Pool } from 'pg';

export interface Unlocated {
  readonly id: number;
  readonly address: string | null;
  readonly postcode: string | null;
  readonly city: string;
  readonly citySlug: string;
  readonly region: string | null;
  readonly hideFullAddress: boolean;
}

/** Points of properties that came without one. */
export class PropertyPoints {
  constructor(
    private readonly pool: Pool,
    private readonly digest: Digest,
  ) {}

  /** Null when it is removed, or has a point. */
  async unlocated(id: number): Promise<Unlocated | null> {
    const { rows } = await this.pool.query<Unlocated & { latitude: number | null; longitude: number | null }>(
      `select id, address, postcode, city, city_slug as "citySlug", region, hide_full_address as "hideFullAddress",
         latitude, longitude
       from property where id = $1 and deleted_at is null`,
      [id],
    );
    const [property] = rows;
    return property && pointOf(property) === null ? property : null;
  }

  /** Where its address lies. */
  async locate(property: Unlocated, exact: LngLat): Promise<void> {
    await this.write(property, this.shown(property, exact), exact);
  }

  /**
   * Where it is shown while nobody knows better (F62, M157): in its town where the geocoder knows that, else amid the
   * city's other properties, else in its region's middle. Not its own point: staff still find it among those without.
   */
  async showAbout(property: Unlocated, town: LngLat | null = null): Promise<void> {
    const about = town ?? (await this.amidTheCity(property)) ?? (property.region && regionOf(property.region)?.center);
    if (about) await this.write(property, this.shown(property, about), null);
  }

  private shown({ hideFullAddress }: Unlocated, point: LngLat): LngLat {
    return shownPoint(point, hideFullAddress, this.digest);
  }

  /** Public points of public properties alone: one property's neighbour must not tell where a hidden one lies. */
  private async amidTheCity({ id, citySlug }: Unlocated): Promise<LngLat | null> {
    const { rows } = await this.pool.query<{ latitude: number | null; longitude: number | null }>(
      `select round(coalesce(avg(public_latitude) filter (where not hide_full_address), avg(public_latitude))::numeric, 5)::float as latitude,
         round(coalesce(avg(public_longitude) filter (where not hide_full_address), avg(public_longitude))::numeric, 5)::float as longitude
       from property
       where city_slug = $1 and id <> $2 and deleted_at is null and unpublished_at is null and not gated
         and latitude is not null and public_latitude is not null`,
      [citySlug, id],
    );
    return rows[0] ? pointOf(rows[0]) : null;
  }

  /** Only while it is the property that was asked about: staff may have moved it, or set its point, meanwhile. */
  private async write(property: Unlocated, shown: LngLat, exact: LngLat | null): Promise<void> {
    const { latitude, longitude } = exact ? coordinatesOf(exact) : { latitude: null, longitude: null };
    await this.pool.query(
      `update property set latitude = coalesce($6, latitude), longitude = coalesce($7, longitude),
         public_latitude = $8, public_longitude = $9
       where id = $1 and deleted_at is null
         and (address, postcode, city, hide_full_address) is not distinct from ($2::text, $3::text, $4::text, $5::boolean)
         and (latitude is null or longitude is null or (latitude = 0 and longitude = 0))
         and ($6::float is not null or (public_latitude, public_longitude) is distinct from ($8::float, $9::float))`,
      [
        property.id,
        property.address,
        property.postcode,
        property.city,
        property.hideFullAddress,
        latitude,
        longitude,
        shown[1],
        shown[0],
      ],
    );
  }
}
