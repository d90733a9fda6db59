import { setTimeout as sleep } from 'node:timers/promises';
import { NotYet } from '@pignon/domain/deliveries/delivery-failure';
import type { Pool } from 'pg';
import { untilWritten } from '../database/away/until-written';

const LONGEST_WAIT_SECONDS = 10;
/** A process that slept on past its turn must not send: it is somebody else's work by now, or too late to be found. */
const LATEST_SECONDS = 5;

/** Gives outgoing requests their turn, `perSecond` of them over ALL worker processes, evenly spaced. */
export class Pace {
  constructor(
    private readonly pool: Pool,
    private readonly name: string,
    private readonly perSecond: number,
    /** TIME_SCALE; `perSecond` has it already. */
    private readonly scale = 1,
  ) {}

  /** Resolves when it is this request's turn; rejects when the turn would be too far away to hold a lease for. */
  async turn(): Promise<void> {
    const longest = LONGEST_WAIT_SECONDS / this.scale;
    const start = performance.now();
    const { rows } = await this.pool.query<{ wait: number }>(
      `insert into request_slot as slot (name, next_at) values ($1, now() + $2 * interval '1 second')
       on conflict (name) do update set next_at = greatest(slot.next_at, now()) + $2 * interval '1 second'
         where slot.next_at < now() + $3 * interval '1 second'
       returning greatest(0, extract(epoch from next_at - $2 * interval '1 second' - now()))::float as wait`,
      [this.name, 1 / this.perSecond, longest],
    );
    const wait = rows[0]?.wait;
    if (wait === undefined) throw new NotYet(`${this.name} : trop de demandes en attente`, longest);
    if (wait > 0.001) await sleep(wait * 1000);
    if (performance.now() - start > (wait + LATEST_SECONDS / this.scale) * 1000)
      throw new NotYet(`${this.name} : le tour est passé`, 0);
  }

  /** Nobody's turn comes before that many seconds have passed. */
  async pause(seconds: number): Promise<void> {
    // What asked for the pause says more than a database that is away, and is what its caller has to hear.
    await untilWritten(() =>
      this.pool.query(
        `insert into request_slot as slot (name, next_at) values ($1, now() + $2 * interval '1 second')
         on conflict (name) do update set next_at = greatest(slot.next_at, excluded.next_at)`,
        [this.name, seconds],
      ),
    );
  }
}
