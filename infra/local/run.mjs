// The one door of the npm commands: works on a fresh clone, where nothing is installed yet.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const [, , command, ...rest] = process.argv;

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19))
  fail(`Node 20.19 ou plus récent est nécessaire (trouvé : ${process.version}).`);

install();
if (command === 'test') {
  await follow('node', ['infra/local/test.mjs', ...rest]);
} else if (command === 'dev') {
  build();
  await follow('node', ['infra/local/dev.mjs', ...rest]);
} else {
  build();
  const programs = {
    start: 'infra/dist/local/start.js',
    bench: 'infra/dist/bench/bench.js',
    storm: 'infra/dist/storm/storm.js',
    fuzz: 'infra/dist/fuzz/fuzz.js',
    seed: 'infra/dist/local/seed/main.js',
  };
  await follow('node', [programs[command] ?? fail(`Commande inconnue : ${command}`), ...rest]);
}

/** Packages are installed when they are missing or older than the lock file. */
function install() {
  const lock = join(root, 'package-lock.json');
  const installed = join(root, 'node_modules', '.package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  console.log('Installation des paquets…');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) fail("L'installation des paquets a échoué.");
}

function build() {
  const { status, stdout, stderr } = spawnSync(
    'node',
    ['node_modules/nx/dist/bin/nx.js', 'run-many', '-t', 'build', '--outputStyle=static'],
    { cwd: root, env: { ...process.env, NX_NO_CLOUD: 'true', NX_DAEMON: 'false' } },
  );
  if (status !== 0) fail(`La construction a échoué :\n${stdout}${stderr}`);
}

/** The child gets the terminal's signals itself; those sent to us alone are handed on. */
async function follow(file, args) {
  const child = spawn(file === 'node' ? process.execPath : file, args, {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // npm and its shell end on SIGTERM without handing it on: an orphan stops by itself.
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 500).unref();
  const code = await new Promise((resolve) =>
    child.on('exit', (status, signal) => resolve(status ?? (signal ? 1 : 0))),
  );
  process.exit(code);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
