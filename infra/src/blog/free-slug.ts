import { nthSlug } from '@pignon/domain/blog/post-slug';
import type { PoolClient } from 'pg';

/** Two who want the same one are served one after the other. */
const ONE_BY_ONE = `select pg_advisory_xact_lock(hashtext('post-slug'))`;

/** What another post has, had once, or has taken into the bin with it is not free. */
const TAKEN = `select slug from post where id is distinct from $1 and starts_with(slug, $2)
  union select slug from post_address where post_id is distinct from $1 and starts_with(slug, $2)`;

/** `id`: of the post that wants it, where it is there already. */
export async function freeSlug(client: PoolClient, wanted: string, id: number | null = null): Promise<string> {
  await client.query(ONE_BY_ONE);
  const { rows } = await client.query<{ slug: string }>(TAKEN, [id, wanted]);
  const taken = new Set(rows.map(({ slug }) => slug));
  let nth = 1;
  while (taken.has(nthSlug(wanted, nth))) nth++;
  return nthSlug(wanted, nth);
}
