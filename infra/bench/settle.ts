import { setTimeout as sleep } from 'node:timers/promises';
import { load } from './load/load';
import type { Rig } from './rig';

const TABLES = 'event, effect, effect_attempt, idempotency_key, estimation, contact_message, prospect, visitor_mail';

/** Between two measures: what the last one left is done or thrown away, and nothing is being written any more. */
export async function settle(rig: Rig, patienceSeconds = 3): Promise<void> {
  rig.worker.kill('SIGCONT');
  await call(rig, 'DELETE', '/api/faults');
  await drained(rig, patienceSeconds);
  await emptied(rig);
  // Jobs still on their way find their effect gone and leave; only then is the database at rest.
  await sleep(300);
  await emptied(rig);
  await Promise.all([
    call(rig, 'DELETE', '/api/messages'),
    fetch(`${rig.system.partnersUrl}/__received`, { method: 'DELETE' }),
    fetch(`${rig.system.partnersUrl}/__state`, { method: 'DELETE' }),
  ]);
  for (const pool of [rig.db, rig.floorDb]) await pool.query('vacuum');
  await rig.db.query('checkpoint');
}

/** True when no effect is left to do. */
export async function drained(
  { db }: Rig,
  patienceSeconds: number,
  kinds = ['email', 'crm', 'webhook'],
): Promise<boolean> {
  for (const end = Date.now() + patienceSeconds * 1000; ; await sleep(100)) {
    const { rows } = await db.query<{ left: number }>(
      `select (select count(*) from effect where state = 'pending' and kind = any($1))::int
            + (select count(*) from event where relayed_at is null)::int as left`,
      [kinds],
    );
    if (rows[0]?.left === 0) return true;
    if (Date.now() > end) return false;
  }
}

/** After an outage: a message is sent through, so that everybody has found his connection again. */
export async function revive(rig: Rig): Promise<void> {
  await settle(rig, 0);
  await load(rig, rig.api.pid, { port: rig.api.port, kind: 'contact', connections: 1, count: 1 });
  if (!(await drained(rig, 20))) throw new Error('The workers did not come back after an outage');
  await settle(rig, 0);
}

export const call = (rig: Rig, method: string, path: string, body?: object): Promise<Response> =>
  fetch(`${rig.system.mailUrl}${path}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) });

/** A worker in mid-transaction may be the reason for a deadlock; the second try finds it gone. */
async function emptied({ db, floorDb }: Rig): Promise<void> {
  await floorDb.query('truncate floor_message');
  for (let tries = 1; ; tries += 1) {
    try {
      await db.query(`truncate ${TABLES}, rate_limit cascade`);
      await db.query(
        `update breaker set state = 'closed', opened_at = null, probe_at = null, probe_effect = null, reason = null`,
      );
      return;
    } catch (error) {
      if (tries === 5) throw error;
      await sleep(200);
    }
  }
}
