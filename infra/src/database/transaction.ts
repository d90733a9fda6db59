import type { Pool, PoolClient } from 'pg';

/** Several statements that stand together, or not at all. */
export async function inTransaction<Result>(pool: Pool, run: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  // A connection whose transaction did not end would take the next one's statements into it: it is thrown away.
  let ended = false;
  try {
    await client.query('begin');
    const result = await run(client);
    await client.query('commit');
    ended = true;
    return result;
  } catch (error) {
    await client.query('rollback').then(
      () => (ended = true),
      () => {},
    );
    throw error;
  } finally {
    client.release(!ended);
  }
}
