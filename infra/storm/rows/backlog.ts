import { readFile } from 'node:fs/promises';
import type { House } from '../house';
import { percentile } from '../checks/ledger';
import { isQuiet, unjudged } from '../checks/quiet';
import type { StormRow } from '../storm-row';
import { unfinished } from '../checks/stored';
import { throughout } from '../checks/waits';

const ACCEPT_P99_MS = 100;
const MOST_MEGABYTES = 400;
const LEAST_PER_SECOND = 50;
/** Jobs of a kind that may be out at once, and those in hand: so many may be overtaken. */
const OUT_AT_ONCE: Readonly<Record<string, number>> = { email: 200 + 100, crm: 32 + 16 };

export const backlog: StormRow = {
  row: 32,
  fault: 'backlog: nobody worked while all this came',
  asked: '20,000 effects',
  async strike(storm) {
    const { house, ledger } = storm;
    const quiet = await isQuiet();
    await Promise.all(house.workers.map((worker) => worker.end()));
    await storm.load({ submissions: storm.size(500, 120), perSecond: 50 });
    const p99 = percentile(ledger.latencies, 0.99);
    await house.restartWorkers();
    let peak = 0;
    const start = Date.now();
    const draining = storm.drained(120_000);
    await throughout(draining, 200, async () => {
      for (const { pid } of house.workers) peak = Math.max(peak, await residentMegabytes(pid));
    });
    const drained = await draining;
    const seconds = (Date.now() - start) / 1000;
    const { rowCount } = await house.sql.query('select 1 from effect');
    const perSecond = (rowCount ?? 0) / seconds;
    return {
      faults: [
        ...(drained ? [] : [`${await unfinished(house)} still not done after 2 minutes`]),
        ...(peak > MOST_MEGABYTES ? [`a worker of ${peak.toFixed(0)} MB`] : []),
        ...(await overtakings(house)),
        ...(quiet && p99 > ACCEPT_P99_MS ? [`accept p99 ${p99.toFixed(0)} ms`] : []),
        ...(quiet && perSecond < LEAST_PER_SECOND ? [`${perSecond.toFixed(0)} effects a second`] : []),
      ],
      note: `${rowCount} effects, ${perSecond.toFixed(0)}/s, workers up to ${peak.toFixed(0)} MB${unjudged(quiet)}`,
    };
  },
};

/** 0 where the system does not tell. */
async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
}

/** Oldest first: how many that came earlier, at most, an effect was begun before. */
async function overtakings({ sql }: House): Promise<string[]> {
  const { rows } = await sql.query<{ kind: string; most: number }>(
    `with one as (
       select effect.kind, effect.created_at as made, min(effect_attempt.started_at) as began
       from effect join effect_attempt on effect_attempt.effect_id = effect.id group by effect.id
     )
     select kind, max((select count(*) from one earlier
       where earlier.kind = one.kind and earlier.made < one.made and earlier.began > one.began))::int as most
     from one group by kind`,
  );
  return rows
    .filter(({ kind, most }) => most > (OUT_AT_ONCE[kind] ?? Number.POSITIVE_INFINITY))
    .map(({ kind, most }) => `${kind}: one began before ${most} that had come earlier`);
}
