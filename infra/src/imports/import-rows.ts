import type { RowResult } from '@pignon/domain/imports/import-view';
import { rowPrint } from '@pignon/domain/imports/rows/row-print';
import type { Pool } from 'pg';
import { columnOf, selectColumns } from '../database/property-columns';
import { currentWork } from '../database/work-in-progress';
import type { PreviewedRow } from './import-preview';

export type WaitingRow = Pick<
  PreviewedRow,
  'line' | 'key' | 'propertyId' | 'targetVersion' | 'said' | 'photos' | 'publish' | 'notes'
>;

interface Bearer {
  readonly id: number;
  readonly title: string;
  readonly city: string;
  readonly address: string | null;
  readonly surface: string | null;
  readonly importKey: string | null;
  readonly mandateNumber: string | null;
  readonly shared: number;
}

const COMPARED = selectColumns(['title', 'city', 'address', 'surface', 'importKey', 'mandateNumber']);
const [TITLE, KEY, MANDATE] = [columnOf('title'), columnOf('importKey'), columnOf('mandateNumber')];
const DELETED = columnOf('deletedAt');

/** The lines of an import, and which of them were applied. */
export class ImportRows {
  constructor(private readonly pool: Pool) {}

  async forget(importId: string): Promise<void> {
    await this.pool.query('delete from property_import_row where import_id = $1', [importId]);
  }

  async add(importId: string, rows: readonly PreviewedRow[]): Promise<void> {
    await this.pool.query(
      `insert into property_import_row (import_id, line, outcome, key, property_id, target_version, said, photos, publish, changes, faults, notes)
       select $1, line, outcome, key, "propertyId", "targetVersion", said, photos, publish, changes, faults, notes
       from jsonb_to_recordset($2::jsonb) as row (line int, outcome text, key text, "propertyId" int, "targetVersion" int, said jsonb, photos jsonb,
         publish boolean, changes jsonb, faults jsonb, notes jsonb)
       on conflict (import_id, line) do nothing`,
      [importId, JSON.stringify(rows)],
    );
  }

  async waiting(importId: string, most: number): Promise<readonly WaitingRow[]> {
    const { rows } = await this.pool.query<WaitingRow>(
      `select line, key, property_id as "propertyId", target_version as "targetVersion", said, photos, publish, notes from property_import_row
       where import_id = $1 and applied_at is null and outcome in ('new', 'changed') order by line limit $2`,
      [importId, most],
    );
    return rows;
  }

  /** How many are applied, of how many. */
  async progress(importId: string): Promise<{ readonly applied: number; readonly all: number }> {
    const { rows } = await this.pool.query<{ applied: number; all: number }>(
      `select count(*) filter (where applied_at is not null)::int as applied, count(*)::int as all
       from property_import_row where import_id = $1 and outcome in ('new', 'changed')`,
      [importId],
    );
    return rows[0] ?? { applied: 0, all: 0 };
  }

  /** Within the unit of work that applies it: false where somebody else has. Who applies the same key at once waits. */
  async claim(
    importId: string,
    { line, key, said }: WaitingRow,
    result: RowResult,
    propertyId: number,
  ): Promise<boolean> {
    const em = await currentWork().loading();
    const run = (text: string, values: unknown[]): Promise<object[]> =>
      em.getConnection().execute<object[]>(text, values, 'all', em.getTransactionContext());
    const names = [key ?? rowPrint(said), ...(said.mandateNumber ? [`mandate ${said.mandateNumber}`] : [])];
    // One after the other, and all in this order.
    for (const name of names) await run(`select pg_advisory_xact_lock(hashtext('import ' || ?))`, [name]);
    const claimed = await run(
      `update property_import_row set result = ?, property_id = ?, applied_at = now()
       where import_id = ? and line = ? and applied_at is null returning 1`,
      [result, propertyId, importId, line],
    );
    return claimed.length === 1;
  }

  /**
   * Whether the property of a line is there by now, seen within the unit of work: by its key, by the number of a mandate
   * that nothing else of this file and of the house bears, or, without a key, by what it is.
   */
  async bearing(importId: string, { key, said }: WaitingRow): Promise<number | null> {
    const em = await currentWork().loading();
    const mandate = said.mandateNumber ?? null;
    const found = await em.getConnection().execute<Bearer[]>(
      `select id, ${COMPARED},
         (select count(*)::int from property_import_row where import_id = ? and said ->> 'mandateNumber' = ?) as shared
       from property where ${DELETED} is null and (${KEY} = ? or ${MANDATE} = ?
         or (?::text is null and fold_text(${TITLE}) = fold_text(?) and ${TITLE} = ?))
       order by id`,
      [importId, mandate, key, mandate, key, said.title ?? null, said.title ?? null],
      'all',
      em.getTransactionContext(),
    );
    const bearers = found.filter(({ mandateNumber: number }) => mandate !== null && number === mandate);
    const alone = bearers.length === 1 && bearers[0]?.importKey === null && bearers[0].shared < 2 ? bearers[0] : null;
    const named = found.find(({ importKey: of }) => key !== null && of === key);
    const like = key === null ? found.find((one) => rowPrint(one) === rowPrint(said)) : undefined;
    return (named ?? alone ?? like)?.id ?? null;
  }

  async end(importId: string, line: number, result: RowResult, notes: readonly string[]): Promise<void> {
    await this.pool.query(
      `update property_import_row set result = coalesce(result, $3), notes = $4, applied_at = coalesce(applied_at, now())
       where import_id = $1 and line = $2`,
      [importId, line, result, JSON.stringify(notes)],
    );
  }
}
