import type { EntitySchema } from '@mikro-orm/core';

/** What a feature keeps by MikroORM: its tables' schemas, and those of its classes that are aggregates. */
export interface Persistence {
  readonly schemas: readonly EntitySchema[];
  /** Plain classes: only their constructor sets the fields that no column holds. */
  readonly aggregates: readonly Function[];
}
