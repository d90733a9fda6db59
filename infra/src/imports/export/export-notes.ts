import type { ExportTold } from '@pignon/domain/listings/desk/property-diffusion';
import type { Pool } from 'pg';

/** In which file a property left the house last. */
export class ExportNotes {
  constructor(private readonly pool: Pool) {}

  async write(ids: readonly number[], format: string, whole: boolean): Promise<void> {
    // In one order for everybody, so that two files never wait for each other crosswise.
    await this.pool.query(
      `insert into property_export (property_id, format, whole)
       select id, $2, $3 from property where id = any($1) order by id
       on conflict (property_id, format) do update set at = excluded.at, whole = excluded.whole`,
      [ids, format, whole],
    );
  }

  async of(propertyId: number): Promise<readonly ExportTold[]> {
    const { rows } = await this.pool.query<ExportTold & { readonly at: Date | string }>(
      'select format, at, whole from property_export where property_id = $1 order by at desc',
      [propertyId],
    );
    return rows.map(({ at, ...told }) => ({ ...told, at: new Date(at).toISOString() }));
  }
}
