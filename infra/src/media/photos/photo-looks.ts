import type { Pool } from 'pg';

export interface PhotoLook {
  readonly key: string;
  readonly width: number;
  readonly height: number;
  /** Null of one that came before anybody asked. */
  readonly look: string | null;
}

/** What photos look like, so that a form tells which ones are there twice. */
export class PhotoLooks {
  constructor(private readonly pool: Pool) {}

  async of(keys: readonly string[]): Promise<readonly PhotoLook[]> {
    const { rows } = await this.pool.query<PhotoLook>(
      'select key, width, height, look from photo where key = any($1) order by key',
      [keys],
    );
    return rows;
  }
}
