import type { ToldElsewhere } from '@pignon/domain/prospects/erasure';
import type { Pool } from 'pg';

export interface Erasure {
  /** Null once the CRM has forgotten him too. */
  readonly email: string | null;
  readonly elsewhere: ToldElsewhere;
  readonly secondsAgo: number;
}

/** What is left to do about people who were erased. */
export class Erasures {
  constructor(private readonly pool: Pool) {}

  async byId(id: string): Promise<Erasure> {
    const { rows } = await this.pool.query<Erasure>(
      `select email, elsewhere, extract(epoch from now() - erased_at)::float as "secondsAgo" from erasure where id = $1`,
      [id],
    );
    if (!rows[0]) throw new Error(`Effacement ${id} introuvable`);
    return rows[0];
  }

  async forgetAddress(id: string): Promise<void> {
    await this.pool.query('update erasure set email = null where id = $1', [id]);
  }
}
