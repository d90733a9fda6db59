// The one door of the npm commands: works on a fresh clone, where nothing is installed yet.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { areBuilt, HOUSE, noteBuilt, sourcesOf, TOOLS } from './built.mjs';
import { COMMANDS, help } from './commands.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const [, , name, ...rest] = process.argv;
const PROGRAMS = {
  start: 'infra/dist/local/start.js',
  dev: 'infra/dist/local/dev/dev.js',
  test: 'infra/local/test.mjs',
  bench: 'infra/bench/dist/bench.js',
  storm: 'infra/storm/dist/storm.js',
  fuzz: 'infra/fuzz/dist/fuzz.js',
  seed: 'infra/dist/local/seed/main.js',
  admin: 'infra/dist/local/admin.js',
  retention: 'infra/dist/local/retention.js',
};

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19))
  fail(`Node 20.19 ou plus récent est nécessaire (trouvé : ${process.version}).`);
const command = COMMANDS[name] ?? fail(`Commande inconnue : ${name}. Il y a : ${Object.keys(COMMANDS).join(', ')}.`);
if (rest.includes('--help') || rest.includes('-h')) {
  console.log(help(name));
  process.exit(0);
}
refuseUnknownOptions();
// Not at the top: an older Node has no parseEnv, and shall hear so in words.
const { readEnvFile } = await import('./settings/env-file.mjs');
readEnvFile(join(root, '.env'), command.only);

/** The step under way: whatever ends us ends it. */
let child = null;
let ended = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(signal));
// npm and its shell may end without handing a signal on, or be killed: an orphan stops by itself.
const ancestors = parents();
if (isOrphan()) process.exit(130);
setInterval(() => sameParents() || end('SIGTERM'), 500).unref();
// The terminal is gone: no reason to end in the middle of the end.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

await install();
if (name !== 'test') await build();
process.exitCode = await step([PROGRAMS[name], ...rest], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
process.exit();

function refuseUnknownOptions() {
  if (command.passes) return;
  try {
    const options = command.options ?? {};
    parseArgs({ args: rest, options, allowPositionals: command.positionals ?? false });
  } catch (error) {
    const given = /'([^']+)'/.exec(error.message)?.[1] ?? rest.join(' ');
    const known = error.code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE';
    console.error(
      `${given} : ${known ? 'il manque une valeur, ou elle est de trop' : 'option inconnue'}.\n\n${help(name)}`,
    );
    process.exit(2);
  }
}

/** Packages are installed when they are missing or older than the lock file; a lock that was only touched is the same. */
async function install() {
  const lock = join(root, 'package-lock.json');
  const installed = join(root, 'node_modules', '.package-lock.json');
  const stamp = join(root, 'node_modules', '.pignon-lock');
  const digest = createHash('sha256').update(readFileSync(lock)).digest('hex');
  if (existsSync(installed)) {
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;
    if (statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return writeFileSync(stamp, digest);
  }
  console.log('Installation des paquets…');
  const code = await step(['npm', 'ci', '--no-audit', '--no-fund'], { stdio: 'inherit', detached: true });
  if (code !== 0) fail("L'installation des paquets a échoué.");
  writeFileSync(stamp, digest);
}

async function build() {
  const rooms = [...HOUSE, ...TOOLS.filter((tool) => PROGRAMS[name].startsWith(`${tool}/`))];
  const sources = sourcesOf(rooms);
  if (areBuilt(sources)) return;
  // The pages of `npm run dev` are made as they are asked for.
  const wanted = name === 'dev' ? rooms.filter((room) => room !== 'web') : rooms;
  let output = '';
  console.log('Construction…');
  const code = await step(
    ['node_modules/nx/dist/bin/nx.js', 'run-many', '-t', 'build', '-p', ...wanted, '--outputStyle=static'],
    { stdio: ['ignore', 'pipe', 'pipe'], detached: true, env: { NX_NO_CLOUD: 'true', NX_DAEMON: 'false' } },
    (data) => (output += data),
  );
  if (code !== 0) fail(`La construction a échoué :\n${output}`);
  if (name !== 'dev') noteBuilt(sources);
}

/**
 * One process and all that it starts. Detached ones are a process group: they do not get the terminal's signals, and are
 * ended as one. The programs of the house get them as well as ours, end by themselves, and are waited for.
 */
async function step([file, ...args], { env = {}, detached = false, stdio }, hear) {
  if (ended) await new Promise(() => {});
  child = spawn(file === 'npm' ? file : process.execPath, file === 'npm' ? args : [file, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio,
    detached,
  });
  child.group = detached;
  if (hear) for (const stream of [child.stdout, child.stderr]) stream.on('data', hear);
  const code = await new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('exit', (status, signal) => resolve(status ?? (signal ? 1 : 0)));
  });
  child = null;
  if (ended) process.exit(130);
  return code;
}

function end(signal) {
  if (child === null) {
    process.exit(130);
  } else if (child.group) {
    killGroup(child.pid, ended ? 'SIGKILL' : 'SIGTERM');
    // What does not hear is not waited for.
    setTimeout(() => (killGroup(child?.pid, 'SIGKILL'), process.exit(130)), 3000);
  } else {
    child.kill(signal);
  }
  ended = true;
}

function killGroup(pid, signal) {
  try {
    if (pid) process.kill(-pid, signal);
  } catch {
    // Gone.
  }
}

/** Ours, and npm's own where its shell stays in between. */
function parents() {
  const shell = commandOf(process.ppid).includes('infra/local/run.mjs');
  return [process.ppid, shell ? parentOf(process.ppid) : null];
}

/** npm was killed before we could look: whoever took its shell over is no npm. */
function isOrphan() {
  const npm = commandOf(ancestors[1]);
  return npm !== '' && process.env.npm_lifecycle_event !== undefined && !/npm|yarn|bun/.test(npm);
}

function sameParents() {
  const [parent, npm] = ancestors;
  return process.ppid === parent && (npm === null || parentOf(parent) === npm);
}

function commandOf(pid) {
  if (pid === null) return '';
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

function parentOf(pid) {
  try {
    return Number(
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')[1],
    );
  } catch {
    return null;
  }
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
