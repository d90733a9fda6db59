import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { portIsFree } from './free-port';
import { portFrom } from './run-process';
import { isAlive, stopProcess } from './stop-process';
import { keepRunning } from './keep-running';
import { startSystem, type System, type SystemPorts } from './system';

const dataDir = resolve(process.env.DATA_DIR || '.local');
const runFile = join(dataDir, 'run.json');

interface Run {
  readonly launcher: number;
  readonly programs: readonly number[];
}

async function main(): Promise<void> {
  mkdirSync(dataDir, { recursive: true });
  const ports: SystemPorts = {
    web: portFrom('PORT', 3000),
    partners: portFrom('PARTNERS_PORT', 3100),
    smtp: portFrom('MAIL_SMTP_PORT', 1025),
    mail: portFrom('MAIL_WEB_PORT', 1080),
  };
  await tidyUp();
  await refuseBusyPorts(ports);
  let system: System | null = null;
  let ending = false;
  const end = async (code: number): Promise<void> => {
    if (ending) return;
    ending = true;
    console.log('\nArrêt de Pignon…');
    await system?.stop();
    rmSync(runFile, { force: true });
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0));
  // Whoever started us was killed without a word.
  process.on('disconnect', () => void end(0));
  writeFileSync(runFile, JSON.stringify({ launcher: process.pid, programs: [] } satisfies Run));
  system = await startSystem({
    dataDir,
    ports,
    workers: portFrom('WORKERS', 1),
    avif: true,
    nodeOptions: process.env.WATCH ? ['--watch', '--watch-preserve-output'] : [],
  });
  if (ending) return;
  const programs = [system.mail, system.partners, ...(system.api ? [system.api] : []), ...system.workers];
  writeFileSync(
    runFile,
    JSON.stringify({ launcher: process.pid, programs: programs.map(({ pid }) => pid) } satisfies Run),
  );
  keepRunning(system, { log: dataDir, ending: () => ending, giveUp: () => void end(1) });
  await answering(system);
  console.log(addresses(system));
  console.log(`Pignon est prêt : http://localhost:${ports.web}`);
}

/** What an earlier, killed run left: its programs are stopped; its databases are taken over by startSystem. */
async function tidyUp(): Promise<void> {
  if (!existsSync(runFile)) return;
  const { launcher, programs } = JSON.parse(readFileSync(runFile, 'utf8')) as Run;
  if (launcher !== process.pid && isAlive(launcher) && isOurs(launcher))
    throw new Error(
      `Pignon tourne déjà ici (processus ${launcher}). Arrêtez-le, ou donnez un autre DATA_DIR et d'autres ports.`,
    );
  await Promise.all(programs.filter(isOurs).map((pid) => stopProcess(pid, 'SIGTERM')));
  rmSync(runFile, { force: true });
}

/** A pid may belong to somebody else by now; where that cannot be told, it is left alone. */
function isOurs(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('infra/dist/local/');
  } catch {
    return false;
  }
}

async function refuseBusyPorts(ports: SystemPorts): Promise<void> {
  const names: Record<keyof SystemPorts, string> = {
    web: 'PORT',
    partners: 'PARTNERS_PORT',
    smtp: 'MAIL_SMTP_PORT',
    mail: 'MAIL_WEB_PORT',
  };
  const busy: string[] = [];
  for (const name of Object.keys(names) as (keyof SystemPorts)[]) {
    if (!(await portIsFree(ports[name])))
      busy.push(`Le port ${ports[name]} est déjà pris : libérez-le ou choisissez-en un autre (${names[name]}=…).`);
  }
  if (busy.length > 0) throw new Error(busy.join('\n'));
}

async function answering({ url, mailUrl, partnersUrl }: System): Promise<void> {
  for (const page of [`${url}/`, `${url}/api/health/ready`, mailUrl, partnersUrl]) {
    const { status } = await fetch(page);
    if (status !== 200) throw new Error(`${page} répond ${status}. Journaux : ${dataDir}`);
  }
}

function addresses({ url, mailUrl, partnersUrl, admin, adminIsNew }: System): string {
  const password = adminIsNew
    ? `mot de passe : ${admin.password}`
    : `mot de passe : voir ${join(dataDir, 'admin-password')}`;
  return [
    `Site            ${url}`,
    `Administration  ${url}/admin   (${admin.email}, ${password})`,
    `Courriels       ${mailUrl}`,
    `Partenaires     ${partnersUrl}`,
  ].join('\n');
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
