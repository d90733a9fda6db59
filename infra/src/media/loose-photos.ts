import { rm } from 'node:fs/promises';
import { BIN_DAYS } from '@pignon/domain/listings/property/publication';
import type { Pool } from 'pg';
import { inTransaction } from '../database/transaction';
import { forgetIncoming } from './incoming-file';
import type { MediaStore } from './media-store';

const KEY_IN = (column: string): string => `(regexp_matches(${column}, '/media/([[:alnum:]_-]{22})', 'g'))[1]`;

/** Longer than any call may last. */
const ABANDONED_MS = 3_600_000;

/** Or to be taken back from the bin. */
const THERE = `(deleted_at is null or deleted_at > now() - interval '${BIN_DAYS} days')`;

/** SQL: the keys of all photos that something still shows, to staff alone or to everybody. */
const HELD = `
  select photo ->> 'key' as key from property, jsonb_array_elements(photos) photo where ${THERE}
  union select ${KEY_IN('plan')} from property, unnest(plan_urls) plan where ${THERE}
  union select ${KEY_IN('share_image_url')} from property where ${THERE}
  union select ${KEY_IN('image_url')} from sold_property
  union select ${KEY_IN('photo_url')} from agent
  union select ${KEY_IN(`coalesce(image_url, '') || ' ' || content`)} from post where deleted_at is null
  union select ${KEY_IN('value::text')} from app_setting`;

/** Longer than anybody writes on a listing whose photos are uploaded; with the sweep's hour, gone within a day. */
const GRACE = `interval '12 hours'`;

/**
 * Photos that nothing shows: of properties whose days in the bin are over, taken out of their listing, or uploaded and never used. Visitors see
 * none of them from the first moment (PhotoLocks); half a day later they are deleted, files and all.
 */
export class LoosePhotos {
  constructor(
    private readonly pool: Pool,
    private readonly store: MediaStore,
  ) {}

  /** How many were deleted. */
  async forget(): Promise<number> {
    await forgetIncoming(this.store.dir, ABANDONED_MS);
    await this.pool.query(
      `with held as (${HELD}), state as (select key, key in (select key from held where key is not null) as shown from photo)
       update photo set loose_since = case when state.shown then null else now() end from state
       where state.key = photo.key and state.shown = (photo.loose_since is not null)`,
    );
    const { rows } = await this.pool.query<{ key: string }>(
      `select key from photo where loose_since < now() - ${GRACE} limit 1000`,
    );
    let forgotten = 0;
    for (const { key } of rows) if (await this.delete(key)) forgotten += 1;
    return forgotten;
  }

  /** The row is held until its files are gone: who uploads the same photo at this moment waits, and writes it anew. */
  private async delete(key: string): Promise<boolean> {
    return await inTransaction(this.pool, async (client) => {
      const { rowCount } = await client.query(
        `delete from photo where key = $1 and loose_since < now() - ${GRACE}
           and $1 not in (select key from (${HELD}) held where key is not null)`,
        [key],
      );
      if (rowCount) await rm(this.store.folder(key), { recursive: true, force: true });
      return rowCount === 1;
    });
  }
}
