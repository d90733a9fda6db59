import type { Pool } from 'pg';
import type { DocumentStore } from './document-store';

interface Unnamed {
  readonly olderThanMs: number;
  readonly tables: readonly string[];
}

/**
 * Kept by a process that ended before it had written the row, or left by a row that is gone: files so old that no row of
 * these tables names in its column `file`. Folder by folder.
 */
export async function* unnamedFiles(
  pool: Pool,
  store: DocumentStore,
  { olderThanMs, tables }: Unnamed,
): AsyncGenerator<readonly string[]> {
  const unnamed = tables.map((table) => `not exists (select from ${table} where ${table}.file = given.file)`);
  for await (const files of store.old(olderThanMs)) {
    const { rows } = await pool.query<{ file: string }>(
      `select given.file from unnest($1::uuid[]) as given(file) where ${unnamed.join(' and ')}`,
      [files],
    );
    yield rows.map(({ file }) => file);
  }
}

/** Answers how many. */
export async function forgetUnnamed(pool: Pool, store: DocumentStore, unnamed: Unnamed): Promise<number> {
  let removed = 0;
  for await (const files of unnamedFiles(pool, store, unnamed)) {
    for (const file of files) await store.forget(file);
    removed += files.length;
  }
  return removed;
}
