import type { ClientBase } from 'pg';

/** Wrong guesses of before keep nobody out whose password is a new one. */
export async function liftLock(client: ClientBase, email: string): Promise<void> {
  await client.query(`delete from rate_limit where key like 'login%' and right(key, length($1) + 1) = ':' || $1`, [
    email,
  ]);
}
