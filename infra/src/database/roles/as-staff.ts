import type { Pool, QueryResult, QueryResultRow } from 'pg';
import { STAFF_ROLE } from './role-names';

/** Until the transaction ends. Where the role is not there (a database of one role), there is nothing to take. */
export const TAKE_STAFF_ROLE = `select set_config('role', rolname, true) from pg_roles
  where rolname = '${STAFF_ROLE}' and pg_has_role(oid, 'set')`;

/** One read that may say where a property exactly lies. */
export async function queryAsStaff<Row extends QueryResultRow>(
  pool: Pool,
  text: string,
  values: readonly unknown[],
): Promise<QueryResult<Row>> {
  const client = await pool.connect();
  let broken = true;
  try {
    await client.query('begin');
    await client.query(TAKE_STAFF_ROLE);
    const result = await client.query<Row>(text, [...values]);
    await client.query('commit');
    broken = false;
    return result;
  } finally {
    // A connection whose transaction did not end keeps its role: it is thrown away.
    client.release(broken);
  }
}
