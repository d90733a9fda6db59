import { CHECKS_EDITION } from '@pignon/domain/listings/checks/checks';
import { failingChecks, type Kept } from '@pignon/domain/listings/property/publication';
import type { ClientBase, Pool } from 'pg';
import { columnOf, columnsSeenBy, selectColumns } from './property-columns';

type Database = Pick<ClientBase, 'query'> | Pick<Pool, 'query'>;

const AT_ONCE = 1000;
const COUNT = columnOf('failingChecks');

/** Longer than processes of two versions write side by side. */
const LATELY = `${columnOf('updatedAt')} > now() - interval '1 day'`;

/**
 * What each property counts of its failing checks, where this version's checks are not those that it was counted by: which
 * these were stands in the column's comment, as the text of a view does in the view's. Each batch commits by itself, so
 * that nobody waits for more than one.
 */
export async function recountChecks(database: Database): Promise<void> {
  const { rows } = await database.query<{ edition: string | null }>(
    `select col_description('property'::regclass, attnum) as edition from pg_attribute
     where attrelid = 'property'::regclass and attname = '${COUNT}'`,
  );
  if (rows[0]?.edition === String(CHECKS_EDITION)) return;
  await recount(database, 'true');
  // Last: who is interrupted starts anew.
  await database.query(`comment on column property.${COUNT} is '${CHECKS_EDITION}'`);
}

/** What an older version wrote while this one took its place: it counted by its own checks, or not at all. */
export const recountLately = (database: Database): Promise<void> => recount(database, LATELY);

type Counted = Kept & { readonly id: number; readonly version: number; readonly counted: number };

async function recount(database: Database, where: string): Promise<void> {
  for (let last = 0; ; ) {
    const { rows } = await database.query<Counted>(
      `select ${selectColumns(columnsSeenBy('everyone', 'staff'))}, ${COUNT} as counted from property
       where id > $1 and ${where} order by id limit ${AT_ONCE}`,
      [last],
    );
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
    const wrong = rows
      .map((row) => ({ id: row.id, version: row.version, counted: row.counted, count: failingChecks(row) }))
      .filter(({ counted, count }) => counted !== count);
    // What somebody has changed meanwhile he has counted too.
    if (wrong.length > 0)
      await database.query(
        `update property set ${COUNT} = given.count
         from json_to_recordset($1::json) as given(id int, version int, count int)
         where property.id = given.id and property.version = given.version`,
        [JSON.stringify(wrong)],
      );
  }
}
