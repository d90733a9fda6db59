import { photoKey } from '@pignon/domain/listings/photo-urls';
import type { Pool } from 'pg';

/** Which photo of the house a file's photo is, where it was taken in before or went out from here. */
export class PhotoSources {
  constructor(private readonly pool: Pool) {}

  /** Address by source; only of photos that are still there. */
  known(sources: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return this.found(sources, 'select key from photo where key = any($1)');
  }

  /** The same of those that are about to be used: none of them is forgotten meanwhile (LoosePhotos). */
  kept(sources: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return this.found(sources, 'update photo set loose_since = null where key = any($1) returning key');
  }

  private async found(sources: readonly string[], still: string): Promise<ReadonlyMap<string, string>> {
    if (sources.length === 0) return new Map();
    const { rows } = await this.pool.query<{ source: string; url: string }>(
      'select source, url from photo_source where source = any($1)',
      [sources],
    );
    // Our own files name our own photos by their addresses.
    const own = sources.filter((source) => photoKey(source) !== null).map((source) => ({ source, url: source }));
    const all = [...rows, ...own];
    const keys = all.flatMap(({ url }) => photoKey(url) ?? []);
    const { rows: photos } = await this.pool.query<{ key: string }>(still, [keys]);
    const there = new Set(photos.map(({ key }) => key));
    return new Map(all.flatMap(({ source, url }) => (there.has(photoKey(url) ?? '') ? [[source, url] as const] : [])));
  }

  async note(source: string, url: string): Promise<void> {
    await this.pool.query(
      'insert into photo_source (source, url) values ($1, $2) on conflict (source) do update set url = excluded.url, at = now()',
      [source, url],
    );
  }
}
