import { TransientFailure, Unrecoverable } from '@pignon/domain/deliveries/delivery-failure';
import type { Geocoder } from '@pignon/domain/geography/geocoder';
import { type LngLat, pointOf } from '@pignon/domain/geography/lng-lat';
import type { Pool } from 'pg';
import { untilWritten } from '../database/away/until-written';
import type { HttpCaller } from '../http/http-caller';
import type { Pace } from '../http/pace';

export interface NominatimOptions {
  readonly url: string;
  /** Its usage policy wants to know who asks, and where to complain. */
  readonly siteUrl: string;
}

interface Hit {
  readonly lat?: unknown;
  readonly lon?: unknown;
}

/** Where an unknown address is asked for again: maps grow. */
const UNKNOWN_FOR = '30 days';
const PAUSE_SECONDS = 60;

/** Nominatim's search (M157). What it said is kept: never the same question twice, and at most one a second (F62). */
export class NominatimGeocoder implements Geocoder {
  constructor(
    private readonly pool: Pool,
    private readonly http: HttpCaller,
    private readonly pace: Pace,
    private readonly options: NominatimOptions,
  ) {}

  find(address: string): Promise<LngLat | null> {
    return this.known(address, {});
  }

  findTown(town: string): Promise<LngLat | null> {
    return this.known(town, { types: 'place' });
  }

  private async known(query: string, options: Readonly<Record<string, string>>): Promise<LngLat | null> {
    const kept = await this.kept(query);
    if (kept) return pointOf(kept);
    await this.pace.turn();
    const point = await this.ask(query, options);
    await untilWritten(() =>
      this.pool.query(
        `insert into geocoded (query, longitude, latitude) values ($1, $2, $3)
         on conflict (query) do update set longitude = excluded.longitude, latitude = excluded.latitude, at = now()`,
        [query, point?.[0] ?? null, point?.[1] ?? null],
      ),
    );
    return point;
  }

  private async kept(query: string) {
    const { rows } = await this.pool.query<{ longitude: number | null; latitude: number | null }>(
      `select longitude, latitude from geocoded
       where query = $1 and (longitude is not null or at > now() - $2::interval)`,
      [query, UNKNOWN_FOR],
    );
    return rows[0];
  }

  private async ask(query: string, options: Readonly<Record<string, string>>): Promise<LngLat | null> {
    const question = new URLSearchParams({ format: 'json', q: query, ...options, limit: '1' });
    try {
      const { json } = await this.http.call({
        method: 'GET',
        url: `${this.options.url}/search?${question.toString()}`,
        headers: { 'user-agent': `Pignon (${this.options.siteUrl})` },
      });
      if (!Array.isArray(json))
        throw new TransientFailure('Le géocodeur a répondu autre chose que des lieux', 'NOT_JSON');
      const [hit] = json as readonly Hit[];
      return hit ? pointOf({ latitude: degrees(hit.lat), longitude: degrees(hit.lon) }) : null;
    } catch (error) {
      // It does not understand this address; it will not tomorrow either.
      if (error instanceof Unrecoverable && error.code === '400') return null;
      if (error instanceof TransientFailure && error.code === '429')
        await this.pace.pause(error.detail.retryAfterSeconds ?? PAUSE_SECONDS);
      throw error;
    }
  }
}

/** It says numbers as text. */
const degrees = (value: unknown): number => (value === null || value === '' ? Number.NaN : Number(value));
