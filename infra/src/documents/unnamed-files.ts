import type { Pool } from 'pg';
import type { DocumentStore } from './document-store';

/**
 * Kept by a process that ended before it had written the row, or left by a row that is gone: files so old that no row of
 * these tables names in its column `file`. Answers how many.
 */
export async function forgetUnnamed(
  pool: Pool,
  store: DocumentStore,
  { olderThanMs, tables }: { readonly olderThanMs: number; readonly tables: readonly string[] },
): Promise<number> {
  const unnamed = tables.map((table) => `not exists (select from ${table} where ${table}.file = given.file)`);
  let removed = 0;
  for await (const files of store.old(olderThanMs)) {
    const { rows } = await pool.query<{ file: string }>(
      `select given.file from unnest($1::uuid[]) as given(file) where ${unnamed.join(' and ')}`,
      [files],
    );
    for (const { file } of rows) await store.forget(file);
    removed += rows.length;
  }
  return removed;
}
