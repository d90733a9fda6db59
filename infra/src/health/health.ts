import { EFFECT_KINDS, EFFECT_STATES } from '@pignon/domain/deliveries/effect';
import type { Pool } from 'pg';
import { log } from '../log/log';
import { freeBytes } from './free-bytes';

const LEAST_DISK_BYTES = 500 * 1024 * 1024;

export interface EffectCount {
  readonly kind: string;
  readonly state: string;
  readonly count: number;
}

export class Health {
  /** Said so already: whoever asks each second is not answered by a line each second. */
  private readonly full = new Set<string>();

  constructor(
    private readonly pool: Pool,
    /** Whose disks must have room. */
    private readonly folders: readonly string[] = [],
  ) {}

  /** What keeps this instance from serving; empty when nothing does. Redis, SMTP and partners never do. */
  async faults(): Promise<string[]> {
    const database = this.pool.query('select 1').then(
      () => [],
      () => ['database'],
    );
    const room = await Promise.all(this.folders.map((folder) => this.hasRoom(folder)));
    return [...(await database), ...(room.includes(false) ? ['disk'] : [])];
  }

  /** On the fullest of the disks. */
  async room(): Promise<{ readonly freeBytes: number | null; readonly hasRoom: boolean }> {
    const free = await Promise.all(this.folders.map((folder) => freeBytes(folder).catch(() => null)));
    const known = free.filter((bytes) => bytes !== null);
    const least = known.length < free.length || known.length === 0 ? null : Math.min(...known);
    return { freeBytes: least, hasRoom: least !== null && least >= LEAST_DISK_BYTES };
  }

  /** Which one is the log's affair: whoever asks from outside learns no path. */
  private async hasRoom(folder: string): Promise<boolean> {
    const free = await freeBytes(folder).catch(() => null);
    if (free !== null && free >= LEAST_DISK_BYTES) {
      if (this.full.delete(folder)) log('info', 'disk has room again', { folder });
      return true;
    }
    if (!this.full.has(folder)) log('error', 'disk without room', { folder, freeBytes: free });
    this.full.add(folder);
    return false;
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

  /**
   * Seconds by which the oldest due effect is late. One that nobody has tried yet is late since it was made: while Redis
   * takes no jobs, or loses them, each of them is put off again and again.
   */
  async overdueSeconds(): Promise<number> {
    const { rows } = await this.pool.query<{ late: number | null }>(
      `select extract(epoch from now() - min(due))::float as late from (
         select case when exists (select 1 from effect_attempt where effect_id = effect.id) then next_at
           else greatest(created_at, coalesce(not_before, created_at)) end as due
         from effect where state = 'pending' and (lease_until is null or lease_until < now())
       ) as waiting where due < now()`,
    );
    return rows[0]?.late ?? 0;
  }
}
