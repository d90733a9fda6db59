import { CHECKS_EDITION } from '@pignon/domain/listings/checks/checks';
import { failingChecks, type Kept } from '@pignon/domain/listings/property/publication';
import { columnOf, columnsSeenBy, selectColumns } from './property-columns';

type Ask = <Row extends object>(sql: string, values?: unknown[]) => Promise<Row[]>;

const AT_ONCE = 1000;
const COUNT = columnOf('failingChecks');

/**
 * What each property counts of its failing checks, where this version's checks are not those that it was counted by: which
 * these were stands in the column's comment, as the text of a view does in the view's.
 */
export async function recountChecks(ask: Ask): Promise<void> {
  const [noted] = await ask<{ edition: string | null }>(
    `select col_description('property'::regclass, attnum) as edition from pg_attribute
     where attrelid = 'property'::regclass and attname = '${COUNT}'`,
  );
  if (noted?.edition === String(CHECKS_EDITION)) return;
  for (let last = 0, rows: Counted[] = []; ; last = rows.at(-1)?.id ?? last) {
    rows = await ask<Counted>(
      `select ${selectColumns(columnsSeenBy('everyone', 'staff'))}, ${COUNT} as counted from property
       where id > ? order by id limit ${AT_ONCE}`,
      [last],
    );
    if (rows.length === 0) break;
    const wrong = rows
      .map((row) => ({ id: row.id, counted: row.counted, count: failingChecks(row) }))
      .filter(({ counted, count }) => counted !== count);
    if (wrong.length > 0)
      await ask(
        `update property set ${COUNT} = given.count from json_to_recordset(?::json) as given(id int, count int)
         where property.id = given.id`,
        [JSON.stringify(wrong)],
      );
  }
  await ask(`comment on column property.${COUNT} is '${CHECKS_EDITION}'`);
}

type Counted = Kept & { readonly id: number; readonly counted: number };
