import type { SoldProperty } from '@pignon/domain/sold/sold-property';
import type { Pool } from 'pg';
import { ORDER, PUBLIC_COLUMNS, SHOWN_SOLD } from './sold-columns';

const MOST_LISTED = 100;

/** What was sold, as everybody reads it. */
export class PgSoldProperties {
  constructor(private readonly pool: Pool) {}

  async list(): Promise<readonly SoldProperty[]> {
    return await this.read(`${ORDER} limit ${MOST_LISTED}`);
  }

  async byId(id: number): Promise<SoldProperty | null> {
    return (await this.read('and id = $1', id))[0] ?? null;
  }

  private async read(which: string, ...values: readonly unknown[]): Promise<readonly SoldProperty[]> {
    const { rows } = await this.pool.query<SoldRow>(
      `select ${PUBLIC_COLUMNS} from sold_property where ${SHOWN_SOLD} ${which}`,
      [...values],
    );
    return rows.map(({ price, testimonial, ...sold }) => ({
      ...sold,
      ...(price !== null && { price }),
      ...(testimonial !== null && { testimonial }),
    }));
  }
}

type SoldRow = Omit<SoldProperty, 'price' | 'testimonial'> & {
  readonly price: string | null;
  readonly testimonial: string | null;
};
