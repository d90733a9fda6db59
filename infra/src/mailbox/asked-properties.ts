import type { DecidingFacts } from '@pignon/domain/mailbox/requests/deciding-facts';
import type { Pool } from 'pg';
import { answeringAgent } from '../agents/default-agent';
import { amountOf } from '../listings/catalogue/card-row';

/** Of a property that somebody asks about: what decides whose the request is. */
export interface AskedProperty extends Omit<DecidingFacts, 'role' | 'temperature'> {
  readonly id: number;
  /** Who answers for it; null in a house without advisers. */
  readonly agentId: number | null;
}

export class AskedProperties {
  constructor(private readonly pool: Pool) {}

  /** Also of one that was removed since; null when there never was one. */
  async byId(id: string | number | null | undefined): Promise<AskedProperty | null> {
    const number = Number(id);
    if (!/^[1-9]\d{0,9}$/.test(String(id)) || number >= 2 ** 31) return null;
    const { rows } = await this.pool.query<Omit<AskedProperty, 'budget'> & { cents: string | null }>(
      `select id, ${answeringAgent('property.agent_id')} as "agentId", transaction_type as transaction, nature, commune as city,
         department, region, price_cents as cents, surface_m2 as surface, occupancy_status as occupation
       from property where id = $1`,
      [number],
    );
    if (!rows[0]) return null;
    const { cents, ...property } = rows[0];
    return { ...property, budget: amountOf(cents) };
  }
}
