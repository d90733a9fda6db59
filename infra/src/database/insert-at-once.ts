import type { EntityMetadata, EntityProperty, MikroORM } from '@mikro-orm/core';
import type { LateColumn } from './late-column';

interface Shape {
  readonly table: string;
  readonly columns: readonly { readonly property: string; readonly column: string; readonly type: string }[];
}

/**
 * Writes the `insert` of mapped objects by hand, from the same EntitySchema that the flush uses, so that new aggregates,
 * their facts and the idempotency key travel in one statement and one round trip (domain/decisions/0006).
 */
export class InsertAtOnce {
  private readonly shapes = new Map<string, Shape>();

  constructor(private readonly orm: MikroORM) {}

  /** CTEs that insert each object once `claim` holds a row; parameters are appended to `values`. */
  ctes(objects: readonly object[], values: unknown[], late: readonly LateColumn[] = []): string {
    const add = (value: unknown): string => `$${values.push(value)}`;
    const first = late.map(
      (column, index) => `, late_${index} as (${column.text(add, 'exists (select 1 from claim)')})`,
    );
    const rows = objects.map((object, index) => {
      const { table, columns } = this.shape(object.constructor.name);
      const row = this.orm.em.getComparator().prepareEntity(object) as Record<string, unknown>;
      const casts = columns.map(({ property, type }) => {
        const known = `${add(row[property] ?? null)}::${type}`;
        const index = late.findIndex((column) => column.object === object && column.property === property);
        return index < 0 ? known : `coalesce((select value from late_${index}), ${known})`;
      });
      return `, row_${index} as (insert into ${table} (${columns.map(({ column }) => column).join(', ')}) select ${casts.join(', ')} from claim)`;
    });
    return [...first, ...rows].join('');
  }

  private shape(className: string): Shape {
    const known = this.shapes.get(className);
    if (known) return known;
    const meta: EntityMetadata = this.orm.getMetadata().get(className);
    const columns = meta.comparableProps.concat(meta.getPrimaryProps()).filter(unique).map(toColumn);
    const shape = { table: `"${meta.tableName}"`, columns };
    this.shapes.set(className, shape);
    return shape;
  }
}

const unique = (property: EntityProperty, index: number, all: EntityProperty[]): boolean =>
  all.indexOf(property) === index;

const toColumn = (property: EntityProperty): Shape['columns'][number] => ({
  property: property.name,
  column: `"${property.fieldNames[0]}"`,
  type: property.columnTypes[0] ?? 'text',
});
