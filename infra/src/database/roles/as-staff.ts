import type { Pool, QueryResult, QueryResultRow } from 'pg';
import { STAFF_ROLE } from './role-names';

/** Until the transaction ends. Where the role is not there (a database of one role), there is nothing to take. */
export const TAKE_STAFF_ROLE = `select set_config('role', rolname, true) from pg_roles
  where rolname = '${STAFF_ROLE}' and pg_has_role(oid, 'set')`;

/**
 * What is read all day is in memory: an index costs no more there than the table, which the planner else reads whole, and a
 * hundred thousand ids are put in order without a file.
 */
export const IN_MEMORY = `set local random_page_cost = 1.1; set local work_mem = '16MB'`;

/** One read that may say where a property exactly lies. `planned`: what its plan is to know, in this transaction alone. */
export async function queryAsStaff<Row extends QueryResultRow>(
  pool: Pool,
  text: string,
  values: readonly unknown[],
  planned = '',
): Promise<QueryResult<Row>> {
  const client = await pool.connect();
  let broken = true;
  try {
    await client.query(`begin; ${planned}`);
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
