import type { Pool } from 'pg';

/** Visits to paths that do not exist, counted per day (M18): staff see what to redirect. */
export class MissingPages {
  constructor(private readonly pool: Pool) {}

  async visited(path: string): Promise<void> {
    await this.pool.query(
      'insert into missing_page as page (path) values ($1) on conflict (path, day) do update set visits = page.visits + 1',
      [path.slice(0, 300)],
    );
  }
}
