import type { Pool } from 'pg';
import { answeringAgent } from '../agents/default-agent';

/** Of a property that somebody asks about: what decides whose the request is. */
export interface AskedProperty {
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
    const { rows } = await this.pool.query<AskedProperty>(
      `select id, ${answeringAgent('property.agent_id')} as "agentId" from property where id = $1`,
      [number],
    );
    return rows[0] ?? null;
  }
}
