import { statfs } from 'node:fs/promises';
import { EFFECT_KINDS, EFFECT_STATES } from '@pignon/domain/deliveries/effect';
import type { Pool } from 'pg';

const LEAST_DISK_BYTES = 500 * 1024 * 1024;

export interface EffectCount {
  readonly kind: string;
  readonly state: string;
  readonly count: number;
}

export class Health {
  constructor(private readonly pool: Pool) {}

  /** What keeps this instance from serving; empty when nothing does. Redis, SMTP and partners never do. */
  async faults(): Promise<string[]> {
    const database = this.pool.query('select 1').then(
      () => [],
      () => ['database'],
    );
    const disk = statfs('.').then(
      ({ bavail, bsize }) => (bavail * bsize < LEAST_DISK_BYTES ? ['disk'] : []),
      () => [],
    );
    return (await Promise.all([database, disk])).flat();
  }

  async effectCounts(): Promise<EffectCount[]> {
    const { rows } = await this.pool.query<EffectCount>(
      'select kind, state, count(*)::int as count from effect group by kind, state',
    );
    return EFFECT_KINDS.flatMap((kind) =>
      EFFECT_STATES.map((state) => ({
        kind,
        state,
        count: rows.find((row) => row.kind === kind && row.state === state)?.count ?? 0,
      })),
    );
  }

  /** Seconds by which the oldest due effect is late. */
  async overdueSeconds(): Promise<number> {
    const { rows } = await this.pool.query<{ late: number | null }>(
      `select extract(epoch from now() - min(next_at))::float as late from effect where state = 'pending' and next_at < now() and (lease_until is null or lease_until < now())`,
    );
    return rows[0]?.late ?? 0;
  }
}
