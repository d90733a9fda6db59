import type { Category } from '@pignon/domain/categories/category';
import type { Pool } from 'pg';

export class PgCategories {
  constructor(private readonly pool: Pool) {}

  async list(): Promise<readonly Category[]> {
    const { rows } = await this.pool.query<Category>('select id, name, slug from category order by id');
    return rows;
  }

  async byId(id: number): Promise<Category | null> {
    const { rows } = await this.pool.query<Category>('select id, name, slug from category where id = $1', [id]);
    return rows[0] ?? null;
  }
}
