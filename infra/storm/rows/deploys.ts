import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '@pignon/infra/local/ports/free-port';
import { Door } from '../crowd/door';
import type { Ledger } from '../checks/ledger';
import { isQuiet, unjudged } from '../checks/quiet';
import type { StormRow } from '../storm-row';

/** It drains for 10 s; the rest is for a machine that is busy. */
const MOST_MS = 20_000;

/** Nobody sees a deploy, unless the machine is so busy that an answer takes longer than they wait. 409 is the second of a double click that came while the first was under way. */
const refused = ({ statuses }: Ledger): string[] =>
  [...statuses]
    .filter(([status]) => (status < 200 || status > 299) && status !== 409)
    .map(([status, times]) => (status === 0 ? `${times} calls not answered` : `${times} answers ${status}`));

export const apiDeployed: StormRow = {
  row: 5,
  fault: 'api deployed twice, next instance up first',
  asked: '1,000',
  async strike(storm) {
    const { house, ledger, random, visitor } = storm;
    const quiet = await isQuiet();
    const home = Number(new URL(house.apiUrl).port);
    const door = await Door.open(home);
    visitor.url = door.url;
    const loading = storm.load({ submissions: storm.size(400, 120), perSecond: 25 });
    await sleep(1000 + random.below(1000));
    const port = await freePort();
    const next = await house.system.startApi(port);
    door.target = port;
    const took = [await timed(() => house.api.end('SIGTERM', 2 * MOST_MS))];
    await sleep(500 + random.below(1000));
    await house.restartApi();
    door.target = home;
    took.push(await timed(() => next.stop('SIGTERM', 2 * MOST_MS)));
    await loading;
    visitor.url = house.apiUrl;
    await door.close();
    return {
      faults: [
        ...(quiet ? refused(ledger) : []),
        ...took.filter((ms) => ms > MOST_MS).map((ms) => `an api went only after ${ms} ms`),
        ...(next.child.exitCode === 0 ? [] : [`an api ended with ${next.child.exitCode ?? next.child.signalCode}`]),
      ],
      note: `gone after ${took.join(' and ')} ms${unjudged(quiet)}`,
    };
  },
};

async function timed(work: () => Promise<void>): Promise<number> {
  const start = Date.now();
  await work();
  return Date.now() - start;
}

const TABLES = ['estimation', 'contact_message', 'property', 'effect', 'event', 'idempotency_key'];

export const migrated: StormRow = {
  row: 40,
  fault: 'columns and indexes added under load',
  asked: '1,000',
  async strike(storm) {
    const { house, ledger, random } = storm;
    const quiet = await isQuiet();
    const deployer = new Client({
      connectionString: house.system.databaseUrl,
      // As our own migrations have it.
      options: '-c lock_timeout=2000 -c statement_timeout=15000',
    });
    deployer.on('error', () => {});
    await deployer.connect();
    const loading = storm.load({ submissions: storm.size(300, 100), perSecond: 30 });
    const tables = random.shuffled(TABLES).slice(0, storm.size(6, 3));
    for (const table of tables) {
      await sleep(200 + random.below(400));
      await insisting(deployer, `alter table ${table} add column storm text`);
      await insisting(deployer, `create index concurrently storm_${table} on ${table} (storm)`);
    }
    await loading;
    await storm.drained(60_000);
    for (const table of tables) await insisting(deployer, `alter table ${table} drop column storm`);
    await deployer.end();
    return { faults: quiet ? refused(ledger) : [], note: `${tables.length} tables${unjudged(quiet)}` };
  },
};

/** A lock that is not to be had is asked for again, as a deploy would; half an index is taken away first. */
async function insisting(deployer: Client, statement: string): Promise<void> {
  const [, index] = /concurrently (\w+)/.exec(statement) ?? [];
  for (let left = 10; ; left -= 1)
    try {
      return void (await deployer.query(statement));
    } catch (error) {
      if (left === 0) throw error;
      if (index) await deployer.query(`drop index if exists ${index}`);
      await sleep(200);
    }
}
