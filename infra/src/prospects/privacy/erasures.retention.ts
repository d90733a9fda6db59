import type { Pool } from 'pg';
import type { RetentionRule } from '../../retention/retention-rule';
import { addressHash } from './address-hash';
import { erasePerson } from './erase-person';
import type { ErasureList, Tombstone } from './erasure-list';
import { ALL_ADDRESSES } from './personal-tables';

/** Where the CRM could not be told, nobody asks any more: what it was to be asked for goes too. */
const FORGOTTEN = `update erasure set email = null where email is not null and erased_at < now() - interval '90 days'`;

/**
 * Whoever was erased stays so: each erasure is also noted in a file beside the database, and what a restored backup brought
 * back is erased again. At each start of a worker, and every hour.
 */
export const erasuresRetention = (list: ErasureList, secretKey: string): RetentionRule => ({
  name: 'erasures',
  keptFor: '0 days',
  everyMinutes: 60,
  past: async (pool) => {
    const back = await broughtBack(pool, without(await list.read(), await kept(pool)), secretKey);
    return { count: back.length, oldest: back.map(({ at }) => at).toSorted((a, b) => +a - +b)[0] ?? null };
  },
  remove: async (pool) => {
    const noted = await list.read();
    const known = await kept(pool);
    await list.add(without(known, noted));
    await pool.query(FORGOTTEN);
    return await eraseAgain(pool, without(noted, known), secretKey);
  },
  oldest: 'select min(erased_at) as oldest from erasure',
});

const keyOf = ({ hash, at }: Tombstone): string => `${at.toISOString()} ${hash}`;

function without(all: readonly Tombstone[], others: readonly Tombstone[]): readonly Tombstone[] {
  const keys = new Set(others.map(keyOf));
  return all.filter((one) => !keys.has(keyOf(one)));
}

async function kept(pool: Pool): Promise<readonly Tombstone[]> {
  // To the millisecond, as it is written in the file.
  const { rows } = await pool.query<Tombstone>(
    `select address_hash as hash, date_trunc('milliseconds', erased_at) as at from erasure`,
  );
  return rows;
}

/** Whoever of the lost ones stands there again, under their address. */
async function broughtBack(
  pool: Pool,
  lost: readonly Tombstone[],
  secretKey: string,
): Promise<readonly (Tombstone & { readonly email: string })[]> {
  if (lost.length === 0) return [];
  const dates = new Map(lost.map(({ hash, at }) => [hash, at]));
  const { rows } = await pool.query<{ email: string }>(ALL_ADDRESSES);
  return rows.flatMap(({ email }) => {
    const hash = addressHash(secretKey, email);
    const at = dates.get(hash);
    return at ? [{ email, hash, at }] : [];
  });
}

async function eraseAgain(pool: Pool, lost: readonly Tombstone[], secretKey: string): Promise<number> {
  const line = { accountId: null, action: 'prospects.erase-again', requestId: 'restore' };
  let erased = 0;
  for (const { email, hash, at } of await broughtBack(pool, lost, secretKey))
    if (await erasePerson(pool, email, { hashOf: () => hash, again: at, line })) erased += 1;
  // Of those of whom the backup held nothing the list alone knows: so does the table from now on.
  for (const { hash, at } of lost)
    await pool.query(
      `insert into erasure (address_hash, erased_at, removed, elsewhere) values ($1, $2, '{}', '{}') on conflict do nothing`,
      [hash, at],
    );
  return erased;
}
