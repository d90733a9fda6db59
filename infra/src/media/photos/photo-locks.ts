import type { Pool } from 'pg';

const HOLDS = `(jsonb_path_query_array(photos, '$[*].key') @> jsonb_build_array($1::text)
  or plan_urls @> array['/media/' || $1 || '.jpg'] or share_image_url = '/media/' || $1 || '.jpg')`;

/** Whether a photo is for everybody who knows its address: only while something that anybody may see shows it. */
export class PhotoLocks {
  constructor(private readonly pool: Pool) {}

  /**
   * What anybody may see shows its photos, whoever else has them. All others are closed: of off-market properties, drafts
   * and removed ones, let go by their listing, or uploaded and not yet used.
   */
  async isLocked(key: string): Promise<boolean> {
    const { rows } = await this.pool.query<{ locked: boolean }>(
      `select case
         when exists (select 1 from property where ${HOLDS} and not gated and deleted_at is null and unpublished_at is null) then false
         when exists (select 1 from sold_property where shown and deleted_at is null and position('/media/' || $1 in image_url) = 1) then false
         when exists (select 1 from public_post
           where position('/media/' || $1 in coalesce(image_url, '')) = 1 or position('/media/' || $1 in content) > 0) then false
         when exists (select 1 from agent where position('/media/' || $1 in photo_url) = 1) then false
         else true end as locked`,
      [key],
    );
    return rows[0]?.locked ?? true;
  }

  /** The approved requests by which this visitor may see it at this moment. */
  async grantsOf(visitor: string, key: string): Promise<readonly string[]> {
    const { rows } = await this.pool.query<{ id: string }>(
      `select distinct access.id from access_device device
         join open_access access on access.id = device.request_id and access.edition = device.edition
         join opened_property opened on opened.id = access.property_id or access.property_id is null
       where device.visitor = $2 and ${HOLDS}`,
      [key, visitor],
    );
    return rows.map(({ id }) => id);
  }
}
