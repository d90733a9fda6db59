import {
  DESK_FOLDERS,
  type DeskFilters,
  type DeskFolder,
  type DeskView,
} from '@pignon/domain/listings/desk/desk-query';
import type { StaffPropertyPage } from '@pignon/domain/listings/desk/staff-property-row';
import type { Settings } from '@pignon/domain/settings/app-settings';
import type { Pool } from 'pg';
import { DEFAULT_AGENT } from '../../agents/default-agent';
import { columnOf, selectColumns } from '../../database/property-columns';
import { IN_MEMORY, queryAsStaff } from '../../database/roles/as-staff';
import { referencedProperty } from '../catalogue/by-reference';
import { Values } from '../catalogue/values';
import { deskCondition, IN_FOLDER, type Referenced } from './desk-conditions';
import { inOrder } from './desk-order';
import { type DeskRow, ROW, toDeskRow } from './desk-row';

/** The list of staff: everything in the house, by whatever they look for (E02). */
export class PropertyDesk {
  constructor(
    private readonly pool: Pool,
    private readonly settings: Settings,
  ) {}

  async page(filters: DeskFilters, view: DeskView): Promise<StaffPropertyPage> {
    const referenced = filters.q === undefined ? null : await this.referenced(filters.q);
    // On a day when nobody has been counted yet.
    await this.pool.query('select move_seen_window()');
    const [items, folders] = await Promise.all([
      this.items(filters, view, referenced),
      this.folders(filters, referenced),
    ]);
    return { ...view, items, total: folders[view.folder], folders };
  }

  /** All that the filters ask for, the oldest first: for whoever goes through them one after the other. */
  async ids(filters: DeskFilters, folder: DeskFolder): Promise<readonly number[]> {
    const referenced = filters.q === undefined ? null : await this.referenced(filters.q);
    const values = new Values();
    const { rows } = await queryAsStaff<{ id: number }>(
      this.pool,
      `select id from property where ${IN_FOLDER[folder]} and ${deskCondition(filters, values, referenced)} order by id`,
      values.all,
    );
    return rows.map(({ id }) => id);
  }

  private async items(
    filters: DeskFilters,
    view: DeskView,
    referenced: Referenced,
  ): Promise<StaffPropertyPage['items']> {
    const { folder, page, pageSize } = view;
    const { agency } = await this.settings.read();
    const values = new Values();
    const where = `${IN_FOLDER[folder]} and ${deskCondition(filters, values, referenced)}`;
    const slice = `limit ${values.add(pageSize)} offset ${values.add((page - 1) * pageSize)}`;
    // Which ones is answered from an index; whole rows are fetched of those alone.
    const { rows } = await queryAsStaff<DeskRow>(
      this.pool,
      `with shown as materialized (
         select id, row_number() over () as place from (${inOrder(filters, view, where)} ${slice}) ordered)
       select ${selectColumns(ROW)},
         case when agent.id is not null then json_build_object('id', agent.id, 'name', agent.name) end as adviser,
         coalesce(seen, 0) as views
       from shown join property using (id)
       left join property_seen on property_id = id
       left join agent on agent.id = coalesce(${columnOf('agentId')}, ${DEFAULT_AGENT})
       order by place`,
      values.all,
      IN_MEMORY,
    );
    return rows.map((row) => toDeskRow(row, agency));
  }

  private async folders(filters: DeskFilters, referenced: Referenced): Promise<Readonly<Record<DeskFolder, number>>> {
    const values = new Values();
    const counts = DESK_FOLDERS.map((name) => `(count(*) filter (where ${IN_FOLDER[name]}))::int as "${name}"`);
    const { rows } = await queryAsStaff<Record<DeskFolder, number>>(
      this.pool,
      `select ${counts.join(', ')} from property where ${deskCondition(filters, values, referenced)}`,
      values.all,
      IN_MEMORY,
    );
    return rows[0] as Record<DeskFolder, number>;
  }

  /** 'PGN-55', 'réf. 55', and a number alone, which may be of a street as well. */
  private referenced(said: string): Promise<Referenced> | Referenced {
    return /^\s*[1-9]\d{0,8}\s*$/.test(said) ? Number(said) : referencedProperty(this.pool, said);
  }
}
