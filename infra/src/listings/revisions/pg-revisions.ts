import { type RevisionPage, Revisions, undone } from '@pignon/domain/listings/property/revisions';
import type { PropertyFields } from '@pignon/domain/listings/property-fields';
import { UNSAID } from '@pignon/domain/listings/unsaid';
import type { Pool } from 'pg';
import { queryAsStaff } from '../../database/roles/as-staff';
import { changedFields, type StoredChanges } from './changed-fields';

const PAGE = 25;
const MAKING: ReadonlySet<string | null> = new Set(['properties.create', 'properties.duplicate', 'properties.import']);

interface Row {
  /** bigint: text. */
  readonly id: string;
  readonly at: Date;
  readonly accountId: string | null;
  readonly action: string | null;
  readonly changes: StoredChanges;
}

const COLUMNS = 'id, at, account_id as "accountId", action, changes';

/** What a trigger keeps of each change of table property (domain/decisions/0033). */
export class PgRevisions extends Revisions {
  constructor(private readonly pool: Pool) {
    super();
  }

  /** Older than `before`; null when there is no such property, or it lies in the bin. */
  async page(propertyId: number, before: number | null): Promise<RevisionPage | null> {
    const [known, { rows }] = await Promise.all([
      this.pool.query('select from property where id = $1 and deleted_at is null', [propertyId]),
      queryAsStaff<Row>(
        this.pool,
        `select ${COLUMNS} from property_revision
         where property_id = $1 and ($2::bigint is null or id < $2) order by id desc limit ${PAGE + 1}`,
        [propertyId, before],
      ),
    ]);
    if (known.rowCount === 0) return null;
    const shown = rows.slice(0, PAGE);
    const names = await this.namesOf(shown.flatMap(({ accountId }) => accountId ?? []));
    return {
      items: shown
        .map(({ id, at, accountId, action, changes }) => ({
          id: Number(id),
          at: at.toISOString(),
          by: names.get(accountId ?? '') ?? null,
          action,
          changes: changedFields(changes, MAKING.has(action)),
        }))
        .filter(({ changes }) => changes.length > 0),
      next: rows.length > PAGE ? Number(shown.at(-1)?.id) : null,
    };
  }

  async since(propertyId: number, revision: number): Promise<Partial<PropertyFields> | null> {
    const { rows } = await queryAsStaff<Row>(
      this.pool,
      `select ${COLUMNS} from property_revision where property_id = $1 and id >= $2 order by id desc`,
      [propertyId, revision],
    );
    if (Number(rows.at(-1)?.id) !== revision) return null;
    const changes = rows.slice(0, -1).flatMap((row) => changedFields(row.changes, false));
    return Object.fromEntries(Object.entries(undone(changes)).filter(([field]) => field in UNSAID));
  }

  /** Who sees where a property lies does not see accounts. */
  private async namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const { rows } = await this.pool.query<{ id: string; name: string }>(
      'select id, name from staff_account where id = any($1::uuid[])',
      [ids],
    );
    return new Map(rows.map(({ id, name }) => [id, name]));
  }
}
