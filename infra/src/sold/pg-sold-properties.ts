import type { SoldProperty, SoldPropertyFields } from '@pignon/domain/sold/sold-property';
import type { AuditEntry } from '@pignon/domain/shared/audit-entry';
import type { Pool } from 'pg';
import { writeWithLine } from '../audit/audit-line';
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

  async create(fields: Partial<SoldPropertyFields>, line: AuditEntry): Promise<number> {
    const { columns, values } = given(fields);
    const places = values.map((_, index) => `$${index + 1}`);
    const text = `insert into sold_property (${columns.join(', ')}) values (${places.join(', ')}) returning id`;
    return (await writeWithLine(this.pool, { text, values }, line)) ?? 0;
  }

  async update(id: number, fields: Partial<SoldPropertyFields>, line: AuditEntry): Promise<boolean> {
    const { columns, values } = given(fields);
    if (columns.length === 0) return (await this.byId(id)) !== null;
    const places = columns.map((column, index) => `${column} = $${index + 2}`);
    const text = `update sold_property set ${places.join(', ')} where id = $1 returning id`;
    return (await writeWithLine(this.pool, { text, values: [id, ...values] }, line)) !== null;
  }

  async remove(id: number, line: AuditEntry): Promise<boolean> {
    const text = 'delete from sold_property where id = $1 returning id';
    return (await writeWithLine(this.pool, { text, values: [id] }, line)) !== null;
  }
}

/** What was said, by the names of its columns. */
function given(fields: Partial<SoldPropertyFields>) {
  const names = (Object.keys(NAMES) as (keyof SoldPropertyFields)[]).filter((name) => fields[name] !== undefined);
  return { columns: names.map((name) => NAMES[name]), values: names.map((name) => fields[name] ?? null) };
}
