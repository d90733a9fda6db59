import type { Target } from '@pignon/domain/imports/rows/compare-row';
import type { ReadRow } from '@pignon/domain/imports/rows/read-row';
import { rowPrint } from '@pignon/domain/imports/rows/row-print';
import { UNSAID } from '@pignon/domain/listings/unsaid';
import type { PropertyFields } from '@pignon/domain/listings/property-fields';
import type { Pool } from 'pg';
import { columnOf, type PropertyColumn, selectColumns } from '../database/property-columns';
import { queryAsStaff } from '../database/roles/as-staff';

const FIELDS = Object.keys(UNSAID) as (keyof PropertyFields & PropertyColumn)[];

type Row = PropertyFields & { readonly id: number; readonly version: number; readonly importKey: string | null };

/** Which property of the house a line is about. */
export class ImportTargets {
  constructor(private readonly pool: Pool) {}

  /**
   * By the key that it came with before, by our own reference, or by the number of its mandate where nothing else bears
   * it; without a key, by what it is; null where it is new. In the order of the rows.
   */
  async of(rows: readonly ReadRow[], sharedMandates: ReadonlySet<string>): Promise<readonly (Target | null)[]> {
    const prefix = await this.prefix();
    const ownId = (key: string | null): number | null => {
      const [, digits] = (key ?? '').startsWith(prefix)
        ? (/^-(\d{1,9})$/.exec((key ?? '').slice(prefix.length)) ?? [])
        : [];
      return digits === undefined ? null : Number(digits);
    };
    const { rows: known } = await queryAsStaff<Row>(
      this.pool,
      // Each by its own index: of all in one the planner may read the whole table, and fold every title of it.
      `select ${selectColumns(['id', 'version', 'importKey', ...FIELDS])} from property where deleted_at is null and id in (
         select id from property where ${columnOf('importKey')} = any($1) and deleted_at is null
         union select id from property where id = any($2::int[])
         union select id from property where ${columnOf('mandateNumber')} = any($3) and deleted_at is null
         union select id from property where title = any($4)
           and fold_text(title) = any(array(select fold_text(said) from unnest($4::text[]) said))) order by id`,
      [
        rows.flatMap(({ key }) => key ?? []),
        rows.flatMap(({ key }) => ownId(key) ?? []),
        rows.flatMap(({ said }) => said.mandateNumber ?? []),
        rows.flatMap(({ key, said }) => (key === null ? (said.title ?? []) : [])),
      ],
    );
    const byKey = new Map(known.flatMap((row) => (row.importKey === null ? [] : [[row.importKey, row] as const])));
    const byId = new Map(known.map((row) => [row.id, row]));
    return rows.map(({ key, said }) => {
      const number = said.mandateNumber ?? null;
      const bearers =
        number === null || sharedMandates.has(number)
          ? []
          : known.filter(({ mandateNumber }) => mandateNumber === number);
      const alone = bearers.length === 1 && bearers[0]?.importKey === null ? bearers[0] : undefined;
      const own = byId.get(ownId(key) ?? 0);
      const like = key === null ? known.find((one) => rowPrint(one) === rowPrint(said)) : undefined;
      const found = byKey.get(key ?? '') ?? (own?.importKey === null ? own : undefined) ?? alone ?? like;
      return found ? toTarget(found) : null;
    });
  }

  private async prefix(): Promise<string> {
    const { rows } = await this.pool.query<{ prefix: string | null }>(
      `select value -> 'agency' ->> 'referencePrefix' as prefix from app_setting`,
    );
    return rows[0]?.prefix ?? '';
  }
}

const toTarget = (row: Row): Target => ({
  id: row.id,
  version: row.version,
  fields: Object.fromEntries(FIELDS.map((name) => [name, row[name]])) as unknown as PropertyFields,
});
