import type { EntityMetadata, EntityProperty, MikroORM } from '@mikro-orm/core';

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
  ctes(objects: readonly object[], values: unknown[]): string {
    return objects
      .map((object, index) => {
        const { table, columns } = this.shape(object.constructor.name);
        const row = this.orm.em.getComparator().prepareEntity(object) as Record<string, unknown>;
        const casts = columns.map(({ property, type }) => {
          values.push(row[property] ?? null);
          return `$${values.length}::${type}`;
        });
        return `, row_${index} as (insert into ${table} (${columns.map(({ column }) => column).join(', ')}) select ${casts.join(', ')} from claim)`;
      })
      .join('');
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
