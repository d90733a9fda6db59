import type { ImportRowPage, ImportRowView, ImportView } from '@pignon/domain/imports/import-view';
import type { RowOutcome } from '@pignon/domain/imports/rows/compare-row';
import type { PageSize } from '@pignon/domain/shared/page-size';
import type { Pool } from 'pg';
import { queryAsStaff } from '../database/roles/as-staff';

const MOST_SHOWN = 50;

interface Row extends Omit<ImportView, 'createdAt' | 'endedAt' | 'columns'> {
  readonly createdAt: Date;
  readonly endedAt: Date | null;
  readonly columns: ImportView['columns'] | null;
}

const count = (name: string, condition: string): string => `'${name}', count(*) filter (where ${condition})`;

const READ = `select property_import.id, file_name as "fileName", state, format, head, examples, columns, total, publish, fault,
    account.name as by, created_at as "createdAt", ended_at as "endedAt", counted.*
  from property_import
  left join lateral (select name from staff_account where id = created_by) account on true
  cross join lateral (
    select json_build_object(${['new', 'changed', 'same', 'refused'].map((one) => count(one, `outcome = '${one}'`)).join(', ')}) as outcomes,
      json_build_object(${['created', 'updated', 'unchanged', 'failed'].map((one) => count(one, `result = '${one}'`)).join(', ')}) as results
    from property_import_row where import_id = property_import.id) counted`;

/** Imports as staff read them. */
export class StaffImports {
  constructor(private readonly pool: Pool) {}

  /** The newest first. */
  async all(): Promise<readonly ImportView[]> {
    const { rows } = await this.pool.query<Row>(`${READ} order by created_at desc limit ${MOST_SHOWN}`);
    return rows.map(toView);
  }

  async byId(id: string): Promise<ImportView | null> {
    const { rows } = await this.pool.query<Row>(`${READ} where property_import.id = $1`, [id]);
    return rows[0] ? toView(rows[0]) : null;
  }

  /** In whose name it is applied. */
  async approvedBy(id: string): Promise<string | null> {
    const { rows } = await this.pool.query<{ by: string | null }>(
      'select approved_by as by from property_import where id = $1',
      [id],
    );
    return rows[0]?.by ?? null;
  }

  async rows(id: string, outcome: RowOutcome | null, page: number, pageSize: PageSize): Promise<ImportRowPage> {
    const where = 'import_id = $1 and ($2::text is null or outcome = $2)';
    const { rows } = await queryAsStaff<ImportRowView>(
      this.pool,
      `select line, outcome, key, said ->> 'title' as title, said ->> 'city' as city, property_id as "propertyId",
         changes, faults, notes, result
       from property_import_row where ${where} order by line limit $3 offset $4`,
      [id, outcome, pageSize, (page - 1) * pageSize],
    );
    const { rows: counts } = await this.pool.query<{ total: number }>(
      `select count(*)::int as total from property_import_row where ${where}`,
      [id, outcome],
    );
    return { items: rows, total: counts[0]?.total ?? 0, page, pageSize };
  }
}

const toView = ({ createdAt, endedAt, columns, ...row }: Row): ImportView => ({
  ...row,
  columns: columns ?? [],
  createdAt: createdAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
});
