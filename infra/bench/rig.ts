import type { ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { Pool } from 'pg';
import { freePort } from '@pignon/infra/local/ports/free-port';
import { ensureDatabase } from '@pignon/infra/local/postgres/postgres';
import type { Program } from '@pignon/infra/local/processes/program';
import { ROOT } from '@pignon/infra/local/root';
import { startSystem, type System } from '@pignon/infra/local/system';
import { messageOf, startChild, stopChildren } from './children';
import type { Options } from './options';
import { Samples } from './samples';
import { sweep } from './sweep';

/** Limits that would end a load of one machine within its first second; printed with every table. */
export const RAISED = { FORMS_PER_MINUTE: '1000000000', MAILS_PER_HOUR: '1000000', TRUST_PROXY: '1' };

/** The bench measures its own databases and targets, whatever the shell points at. */
const OURS = { DATABASE_URL: '', REDIS_URL: '', MAIL_KEEP: 'off', TIME_SCALE: '1', DATABASE_POOL: '20' };

export interface Server {
  readonly port: number;
  readonly pid: number;
}

/** What is measured, and what it is measured with. */
export interface Rig {
  readonly system: System;
  readonly dataDir: string;
  readonly api: Server;
  readonly worker: Program;
  /** Changes when an outage ends. */
  partners: Program;
  readonly floor: Server;
  readonly floorUrl: string;
  readonly db: Pool;
  readonly floorDb: Pool;
  readonly seconds: number;
  readonly listings: number;
  readonly samples: Samples;
  /** Nothing may be started any more. */
  ending: boolean;
  complain(text: string): void;
  stop(): Promise<void>;
}

export async function startRig({ seconds, listings }: Options): Promise<Rig> {
  for (const name of ['SMTP_URL', 'PIPEDRIVE_URL', 'AUTOMATION_WEBHOOK_URL', 'NODE_OPTIONS']) delete process.env[name];
  mkdirSync(join(ROOT, '.local'), { recursive: true });
  // Not in /tmp: on a disk of memory no INSERT is durable.
  const dataDir = mkdtempSync(join(ROOT, '.local', 'bench-'));
  const system = await startSystem({
    dataDir,
    env: { ...OURS, ...RAISED, SEED_LISTINGS: String(listings), MAP_TILES: 'none' },
  }).catch(async (error: unknown) => {
    await sweep(dataDir);
    throw error;
  });
  const db = new Pool({ connectionString: system.databaseUrl, max: 2 });
  const floorUrl = system.postgres!.url('floor');
  const floorDb = new Pool({ connectionString: floorUrl, max: 1 });
  const [worker] = system.workers;
  if (!worker || !system.api) throw new Error('The system started without api or worker');
  const rig: Rig = {
    system,
    dataDir,
    api: { port: Number(new URL(system.url).port), pid: system.api.pid },
    worker,
    partners: system.partners,
    floor: { port: await freePort(), pid: 0 },
    floorUrl,
    db,
    floorDb,
    seconds,
    listings,
    samples: new Samples(),
    ending: false,
    complain: (text) => console.error(`  ! ${text}`),
    async stop() {
      rig.ending = true;
      // A paused worker would not hear that it is to stop.
      worker.kill('SIGCONT');
      await stopChildren();
      await Promise.allSettled([db.end(), floorDb.end(), rig.partners.stop()]);
      await system.stop();
      await sweep(dataDir);
    },
  };
  try {
    await ensureDatabase(system.postgres!, 'floor');
    await floorDb.query(
      'create table floor_message (id uuid primary key, body jsonb not null, received_at timestamptz not null default now())',
    );
    const floor = await startFloor('fastify-insert', { port: rig.floor.port, databaseUrl: floorUrl });
    Object.assign(rig.floor, { pid: floor.pid });
    return rig;
  } catch (error) {
    await rig.stop();
    throw error;
  }
}

/** A floor that serves until it is stopped. */
export async function startFloor(name: string, job: object, env: NodeJS.ProcessEnv = {}): Promise<ChildProcess> {
  const child = startChild(`infra/bench/dist/floors/${name}.js`, job, env);
  await messageOf(child);
  return child;
}

/** A floor that measures itself: its one figure. */
export const askFloor = async (name: string, job: object): Promise<number> =>
  await messageOf<number>(startChild(`infra/bench/dist/floors/${name}.js`, job));
