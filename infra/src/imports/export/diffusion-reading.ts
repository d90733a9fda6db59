import { diffusionOf, type PropertyDiffusion } from '@pignon/domain/listings/desk/property-diffusion';
import type { Mandate, PropertyStatus } from '@pignon/domain/listings/property-fields';
import { pathOf } from '@pignon/domain/listings/shown/card-of';
import type { Settings } from '@pignon/domain/settings/app-settings';
import type { Pool } from 'pg';
import { columnOf } from '../../database/property-columns';
import { ExportNotes } from './export-notes';

interface Row {
  readonly id: number;
  readonly citySlug: string;
  readonly titleSlug: string;
  readonly draft: boolean;
  readonly internalOnly: boolean;
  readonly mandat: Mandate | null;
  readonly status: PropertyStatus;
}

interface Slugs {
  readonly citySlug: string;
  readonly titleSlug: string;
}

/** Where a property is shown (E04, Diffusion). */
export class DiffusionReading {
  private readonly exports: ExportNotes;

  constructor(
    private readonly pool: Pool,
    private readonly settings: Settings,
    private readonly publicUrl: string,
  ) {
    this.exports = new ExportNotes(pool);
  }

  async of(id: number): Promise<PropertyDiffusion | null> {
    const { rows } = await this.pool.query<Row>(
      `select id, ${columnOf('citySlug')} as "citySlug", ${columnOf('titleSlug')} as "titleSlug",
         ${columnOf('unpublishedAt')} is not null as draft, ${columnOf('internalOnly')} as "internalOnly",
         ${columnOf('mandat')} as mandat, ${columnOf('status')} as status
       from property where id = $1 and ${columnOf('deletedAt')} is null`,
      [id],
    );
    const [row] = rows;
    if (!row) return null;
    const [{ showSoldProperties }, exports, before] = await Promise.all([
      this.settings.read(),
      this.exports.of(id),
      this.addressesBefore(id),
    ]);
    const path = pathOf(row);
    return {
      ...diffusionOf({ ...row, showSoldProperties }),
      path,
      address: new URL(path, this.publicUrl).href,
      before,
      exports,
    };
  }

  private async addressesBefore(id: number): Promise<readonly string[]> {
    const { rows } = await this.pool.query<Slugs>(
      'select city_slug as "citySlug", title_slug as "titleSlug" from property_address where property_id = $1 order by 1, 2',
      [id],
    );
    return rows.map((slugs) => pathOf({ id, ...slugs }));
  }
}
