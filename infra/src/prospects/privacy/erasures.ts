import type { ToldElsewhere } from '@pignon/domain/prospects/erasure';
import type { Pool } from 'pg';

export interface Erasure {
  /** Null once the CRM has forgotten him too. */
  readonly email: string | null;
  readonly elsewhere: ToldElsewhere;
  readonly secondsAgo: number;
}

/** SQL: what the relay has not read yet has no effect. */
const FORGETTING = `select 1 from erasure join event on event.aggregate_id = erasure.id::text
    left join effect on effect.event_id = event.id and effect.reaction = 'prospects.forget-in-crm'
  where erasure.email = $1 and case when effect.id is null then event.relayed_at is null else effect.state = 'pending' end limit 1`;

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

  /** Whether the CRM is still to forget whoever had this address. Where it could not be told for good nobody waits for it. */
  async isBeingForgotten(email: string): Promise<boolean> {
    const { rowCount } = await this.pool.query(FORGETTING, [email]);
    return rowCount === 1;
  }

  async forgetAddress(id: string): Promise<void> {
    await this.pool.query('update erasure set email = null where id = $1', [id]);
  }
}
