import { rm } from 'node:fs/promises';
import { BIN_DAYS } from '@pignon/domain/listings/property/publication';
import type { Pool } from 'pg';
import { inTransaction } from '../../database/transaction';
import { forgetIncoming } from '../incoming-file';
import type { Past } from '../../retention/retention-rule';
import type { MediaStore } from '../media-store';

const KEY_IN = (column: string): string => `(regexp_matches(${column}, '/media/([[:alnum:]_-]{22})', 'g'))[1]`;

/** One address, one key; a source whose address holds none is of no photo of the house. */
const KEY_OF_SOURCE = `substring(source.url from '^/media/([[:alnum:]_-]{16,64})')`;

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
export const LOOSE_KEPT_FOR = '12 hours';

const LOOSE = `loose_since < $1 and key not in (select key from (${HELD}) held where key is not null)`;

/**
 * Photos that nothing shows: of properties whose days in the bin are over, taken out of their listing, or uploaded and
 * never used. Visitors see none of them from the first moment (PhotoLocks); half a day later they are deleted, files and
 * all, and with them where they came from.
 */
export class LoosePhotos {
  constructor(
    private readonly pool: Pool,
    private readonly store: MediaStore,
  ) {}

  async past(cutOff: Date): Promise<Past> {
    const { rows } = await this.pool.query<Past>(
      `select count(*)::int as count, min(loose_since) as oldest from photo where ${LOOSE}`,
      [cutOff],
    );
    return rows[0] ?? { count: 0, oldest: null };
  }

  /** How many were deleted. */
  async forget(cutOff: Date): Promise<number> {
    await forgetIncoming(this.store.dir, ABANDONED_MS);
    await this.pool.query(
      `with held as (${HELD}), state as (select key, key in (select key from held where key is not null) as shown from photo)
       update photo set loose_since = case when state.shown then null else now() end from state
       where state.key = photo.key and state.shown = (photo.loose_since is not null)`,
    );
    const { rows } = await this.pool.query<{ key: string }>(`select key from photo where ${LOOSE} limit 1000`, [
      cutOff,
    ]);
    let forgotten = 0;
    for (const { key } of rows) if (await this.delete(key, cutOff)) forgotten += 1;
    await this.forgetSources();
    return forgotten;
  }

  /** An import notes a source after its photo is there; one that is noted late, of a photo just deleted, goes next time. */
  private async forgetSources(): Promise<void> {
    await this.pool.query(
      `delete from photo_source source where at < now() - interval '1 hour'
         and not exists (select from photo where key = ${KEY_OF_SOURCE})`,
    );
  }

  /** The row is held until its files are gone: who uploads the same photo at this moment waits, and writes it anew. */
  private async delete(key: string, cutOff: Date): Promise<boolean> {
    return await inTransaction(this.pool, async (client) => {
      const { rowCount } = await client.query(`delete from photo where key = $2 and ${LOOSE}`, [cutOff, key]);
      if (rowCount) await rm(this.store.folder(key), { recursive: true, force: true });
      return rowCount === 1;
    });
  }
}
