import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { keepRunning, type Restarts } from './processes/keep-running';
import { readLocalSettings } from './settings/local-settings';
import { refuseBusyPorts } from './ports/refuse-busy-ports';
import { RunFile } from './processes/run-file';
import { Started } from './processes/started';
import { startSystem, type System } from './system';

export interface Launch {
  /** For every program of it. */
  readonly env?: Readonly<Record<string, string>>;
  /** Once everything answers. */
  readonly whenReady?: (restarts: Restarts, started: Started) => void;
}

/** Starts the product and keeps it running; whichever way the end comes, and however early, nothing of it stays. */
export function launch(env: NodeJS.ProcessEnv, { env: more, whenReady }: Launch = {}): void {
  const dataDir = resolve(env.DATA_DIR || '.local');
  const started = new Started();
  const runFile = new RunFile(dataDir);
  let mayRemove = false;

  const end = async (code: number): Promise<void> => {
    if (started.ending) return;
    console.log('\nArrêt de Pignon…');
    await started.stop();
    if (mayRemove) runFile.remove();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0));
  // Whoever started us was killed without a word.
  process.on('disconnect', () => void end(0));
  // A closed terminal or pipe: nobody reads, which is no reason to leave databases behind.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  const failed = (error: unknown): void => {
    // What a stopped database makes of a half-done start is no news.
    if (started.ending) return;
    console.error(error instanceof Error ? error.message : error);
    void end(1);
  };
  process.on('uncaughtException', failed).on('unhandledRejection', failed);

  async function main(): Promise<void> {
    const { ports, workers } = readLocalSettings(env);
    mkdirSync(dataDir, { recursive: true });
    await runFile.tidyUp();
    await refuseBusyPorts(ports);
    started.check();
    mayRemove = true;
    runFile.write([]);
    console.log('Démarrage… (la première fois, la base et les biens de démonstration sont créés)');
    const system = await startSystem({ dataDir, ports, workers, avif: true, started, env: more });
    const programs = [system.mail, system.partners, ...(system.api ? [system.api] : []), ...system.workers];
    runFile.write(programs.map(({ pid }) => pid));
    const restarts = keepRunning(system, { dataDir, started });
    await answering(system, dataDir);
    console.log(addresses(system));
    console.log(`Pignon est prêt : http://localhost:${ports.web}`);
    whenReady?.(restarts, started);
  }
  main().catch(failed);
}

async function answering({ url, mailUrl, partnersUrl }: System, dataDir: string): Promise<void> {
  for (const page of [`${url}/`, `${url}/api/health/ready`, mailUrl, partnersUrl]) {
    const { status } = await fetch(page);
    if (status !== 200) throw new Error(`${page} répond ${status}. Journaux : ${dataDir}`);
  }
}

const addresses = ({ url, mailUrl, partnersUrl, admin }: System): string =>
  [
    `Site            ${url}`,
    `Administration  ${url}/admin   (${admin.said})`,
    `Courriels       ${mailUrl}`,
    `Partenaires     ${partnersUrl}`,
  ].join('\n');
