import { fork } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { startPostgres } from '@pignon/infra/local/postgres/postgres';
import { startRedis } from '@pignon/infra/local/redis/redis';
import { isAlive, stopProcess } from '@pignon/infra/local/processes/stop-process';
import { startSystem, type System } from '@pignon/infra/local/system';
import { Kept } from './kept';
import { signIn } from './crowd/staff-session';

/** What a program of the house is started with, apart from the usual. */
export interface Life {
  readonly preload?: string;
  readonly env?: Readonly<Record<string, string>>;
}

const CHANGED_PROPERTIES = 4;

/** A whole system of the storm's own: api and workers are killed and come back, the partners never stop. */
export class House {
  api!: Kept;
  workers: Kept[] = [];
  /** The administrator's cookie. */
  staff = '';
  /** Properties whose prices the agency changes; few photos, so that much is drawn in little time. */
  properties: readonly number[] = [];
  /** Effects whose mail was under way when a process died, and how often: only these may arrive twice. */
  readonly underWay = new Map<string, number>();
  /** Deaths that nobody asked for. */
  ownExits = 0;
  private readonly port: number;

  private constructor(
    readonly system: System,
    readonly sql: Pool,
    readonly scale: number,
    /** Databases, photos, sheets, logs. */
    readonly dir: string,
    private readonly preloads: readonly string[],
  ) {
    this.port = Number(new URL(system.url).port);
    sql.on('error', () => {});
  }

  static async open(scale: number, env: Readonly<Record<string, string>>, preloads: readonly string[]): Promise<House> {
    const dir = mkdtempSync(join(tmpdir(), 'pignon-storm-'));
    fork(join(__dirname, 'watchdog.js'), [dir], { detached: true, stdio: 'ignore' }).unref();
    const system = await startSystem({ dataDir: dir, env, workers: 0, api: false });
    const sql = new Pool({ connectionString: system.databaseUrl, max: 4 });
    const house = new House(system, sql, scale, dir, preloads);
    await Promise.all([house.restartApi(), house.restartWorkers()]);
    house.staff = await signIn(system, house.apiUrl);
    const { rows } = await sql.query<{ id: number }>(
      'select id from public_listing where available order by jsonb_array_length(photos), id limit $1',
      [CHANGED_PROPERTIES],
    );
    house.properties = rows.map(({ id }) => id);
    return house;
  }

  get apiUrl(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** `life` says how each life of the process is started: a crash point may be for the first one only. */
  async restartApi(life: (n: number) => Life = () => ({})): Promise<void> {
    await this.api?.end('SIGKILL');
    this.api = new Kept(
      (n) => this.system.startApi(this.port, this.options(life(n)), life(n).env),
      (byItself) => Promise.resolve(void (this.ownExits += Number(byItself))),
    );
    await this.api.begin();
  }

  async restartWorkers(life: (slot: number, n: number) => Life = () => ({}), count = 2): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.end()));
    this.workers = Array.from(
      { length: count },
      (_, slot) =>
        new Kept(
          (n) => this.system.startWorker(this.options(life(slot, n)), life(slot, n).env),
          (byItself) => {
            this.ownExits += Number(byItself);
            return this.noteUnderWay();
          },
        ),
    );
    await Promise.all(this.workers.map((worker) => worker.begin()));
  }

  async noteUnderWay(): Promise<void> {
    const query = `select id from effect where kind = 'email' and state = 'pending' and lease_token is not null`;
    let found = await this.sql.query<{ id: string }>(query).catch(() => null);
    for (; !found; await sleep(100)) found = await this.sql.query<{ id: string }>(query).catch(() => null);
    for (const { id } of found.rows) this.underWay.set(id, (this.underWay.get(id) ?? 0) + 1);
  }

  async killRedis(): Promise<void> {
    await stopProcess(this.system.redis?.pid ?? 0, 'SIGKILL');
  }

  async startRedis(): Promise<void> {
    const port = Number(new URL(this.system.redisUrl).port);
    this.system.redis = await startRedis(join(this.dir, 'redis'), { port });
  }

  /** As `pg_ctl -m immediate restart`: no checkpoint, every connection cut, recovery from the log. */
  async restartPostgres(): Promise<void> {
    await this.stopPostgres('SIGQUIT');
    await this.startPostgres();
  }

  async stopPostgres(signal: NodeJS.Signals = 'SIGINT'): Promise<void> {
    await stopProcess(this.system.postgres?.pid ?? 0, signal);
  }

  async startPostgres(): Promise<void> {
    const postgres = await startPostgres(join(this.dir, 'postgres'), { port: this.system.postgres?.port });
    Object.assign(this.system, { postgres });
  }

  /** What was drawn of one property. */
  sheetsOf(id: number): string {
    return join(this.dir, 'media', 'sheets', String(id % 1000).padStart(3, '0'), String(id));
  }

  /** Where the logs can still be read after the house is gone. */
  keepLogs(to: string): void {
    for (const name of ['api', 'workers', 'postgres', 'mail', 'partners'])
      cpSync(join(this.dir, `${name}.log`), join(to, `${name}.log`), { force: true });
  }

  async close(): Promise<void> {
    await Promise.all([this.api.end('SIGKILL'), ...this.workers.map((worker) => worker.end('SIGKILL'))]);
    await this.sql.end().catch(() => {});
    if (!isAlive(this.system.redis?.pid ?? 0)) this.system.redis = null;
    await this.system.stop();
    rmSync(this.dir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }

  private options({ preload }: Life): string[] {
    return [...this.preloads, ...(preload ? [preload] : [])].flatMap((name) => [
      '-r',
      join(__dirname, 'faults', `${name}.js`),
    ]);
  }
}
