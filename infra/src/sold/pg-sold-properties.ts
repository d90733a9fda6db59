import type { SoldProperty, SoldPropertyFields } from '@pignon/domain/sold/sold-property';
import type { Pool } from 'pg';
import { shownPhoto } from '../media/shown-photo';

/** An allow-list: the price is in the table, and not here. */
const COLUMNS = `id, title, city, type, surface, image_url as "imageUrl", ${shownPhoto('image_url')} as photo,
  to_char(sold_at, 'YYYY-MM-DD') as "soldAt"`;
const MOST_LISTED = 100;

const NAMES: Readonly<Record<keyof SoldPropertyFields, string>> = {
  title: 'title',
  city: 'city',
  type: 'type',
  surface: 'surface',
  imageUrl: 'image_url',
  soldAt: 'sold_at',
  price: 'price',
};

export class PgSoldProperties {
  constructor(private readonly pool: Pool) {}

  async list(): Promise<readonly SoldProperty[]> {
    const { rows } = await this.pool.query<SoldProperty>(
      `select ${COLUMNS} from sold_property order by sold_at desc nulls last, id desc limit ${MOST_LISTED}`,
    );
    return rows;
  }

  async byId(id: number): Promise<SoldProperty | null> {
    const { rows } = await this.pool.query<SoldProperty>(`select ${COLUMNS} from sold_property where id = $1`, [id]);
    return rows[0] ?? null;
  }

  async create(fields: Partial<SoldPropertyFields>): Promise<number> {
    const { columns, values } = given(fields);
    const { rows } = await this.pool.query<{ id: number }>(
      `insert into sold_property (${columns.join(', ')}) values (${values.map((_, index) => `$${index + 1}`).join(', ')})
       returning id`,
      values,
    );
    return rows[0]?.id ?? 0;
  }

  async update(id: number, fields: Partial<SoldPropertyFields>): Promise<boolean> {
    const { columns, values } = given(fields);
    if (columns.length === 0) return (await this.byId(id)) !== null;
    const { rowCount } = await this.pool.query(
      `update sold_property set ${columns.map((column, index) => `${column} = $${index + 2}`).join(', ')} where id = $1`,
      [id, ...values],
    );
    return rowCount === 1;
  }

  async remove(id: number): Promise<boolean> {
    const { rowCount } = await this.pool.query('delete from sold_property where id = $1', [id]);
    return rowCount === 1;
  }
}

/** What was said, by the names of its columns. */
function given(fields: Partial<SoldPropertyFields>) {
  const names = (Object.keys(NAMES) as (keyof SoldPropertyFields)[]).filter((name) => fields[name] !== undefined);
  return { columns: names.map((name) => NAMES[name]), values: names.map((name) => fields[name] ?? null) };
}
