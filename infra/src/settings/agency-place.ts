import { addressLine } from '@pignon/domain/geography/address-line';
import { coordinatesOf, pointOf } from '@pignon/domain/geography/lng-lat';
import type { Pool } from 'pg';
import { tellPublic } from '../database/public-changes';

/** As the geocoder is asked: agencies write their town into their address. */
export const agencyLine = (address: string): string => addressLine({ address, postcode: null, city: '' });

/** Where the agency lies, as far as the geocoder's kept answers tell: no reader waits for a question. */
export class AgencyPlace {
  constructor(private readonly pool: Pool) {}

  async of(address: string): Promise<{ readonly longitude: number; readonly latitude: number } | null> {
    const { rows } = await this.pool.query<{ longitude: number | null; latitude: number | null }>(
      'select longitude, latitude from agency_place where query = $1',
      [agencyLine(address)],
    );
    const point = rows[0] ? pointOf(rows[0]) : null;
    return point && coordinatesOf(point);
  }

  /** An answer has come: pages that were kept without it are made anew. */
  async found(): Promise<void> {
    await tellPublic(this.pool);
  }
}
