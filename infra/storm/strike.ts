import { setTimeout as sleep } from 'node:timers/promises';
import type { House } from './house';
import { invariants } from './checks/invariants';
import { percentile } from './checks/ledger';
import type { Random } from '@pignon/infra/local/settings/random';
import { forgetAll, liftFaults } from './checks/received';
import { Storm, type StormRow, type Struck } from './storm-row';
import type { Line } from './report/table';

const DRAIN_MS = 60_000;

/** One row: fault under load, then everybody back, then everything done, then the invariants. */
export async function strike(row: StormRow, house: House, random: Random, short: boolean): Promise<Line> {
  await forgetAll(house);
  const storm = new Storm(house, random, short);
  const struck = await row
    .strike(storm)
    .catch((error: unknown): Struck => ({ faults: [`it could not be run: ${text(error)}`] }));
  await liftFaults(house);
  const start = Date.now();
  const drained = await storm.drained(DRAIN_MS);
  const drainMs = drained ? Date.now() - start : null;
  // A copy that is still on its way must be seen too.
  await sleep(500);
  const outcome = await invariants(house, storm.ledger, struck);
  const { ledger } = storm;
  await storm.visitor.close();
  await settle(house);
  return {
    row,
    seed: random.seed,
    submissions: ledger.submissions,
    accepted: ledger.accepted,
    lost: outcome.lost,
    mailCopies: outcome.mailCopies,
    crmCopies: outcome.crmCopies,
    sheetsTooMany: outcome.sheetsTooMany,
    p50: percentile(ledger.latencies, 0.5),
    p99: percentile(ledger.latencies, 0.99),
    drainMs,
    note: struck.note ?? '',
    faults: [
      ...(struck.faults ?? []),
      ...(drained ? [] : [`not drained within ${DRAIN_MS / 1000} s`]),
      ...outcome.faults,
    ],
  };
}

/** The next row begins with everybody at work. */
async function settle({ api, workers }: House): Promise<void> {
  for (const end = Date.now() + 20_000; Date.now() < end; await sleep(50))
    if ([api, ...workers].every(({ serving }) => serving)) return;
}

const text = (error: unknown): string => (error instanceof Error ? error.message : String(error));
