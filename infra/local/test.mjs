// `npm test`: boundaries, types, lint, unit tests, then tests on real parts and in a browser. Ends with one line of sums.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { HOUSE, noteBuilt, sourcesOf, TOOLS } from './built.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const results = join(root, '.local', 'test');
const env = { ...process.env, NX_NO_CLOUD: 'true', NX_DAEMON: 'false', FORCE_COLOR: process.stdout.isTTY ? '1' : '0' };
/** Beside the sums at the end, for what is printed on the way is long. */
const said = [];
/** More red suites than these are a fault, not a busy machine. */
const ASKED_AGAIN = 10;
/** Of these each has a result of its own. */
const UNIT = ['domain', 'facades', 'infra', 'api', 'workers', 'web'];
const sum = { passed: 0, failed: 0, skipped: 0 };
const nx = (...args) => ['node_modules/nx/dist/bin/nx.js', 'run-many', '--outputStyle=static', ...args];

mkdirSync(results, { recursive: true });
for (const name of [...UNIT, 'real']) rmSync(join(results, `${name}.json`), { force: true });

/** Whatever ends us ends what we started, and the databases of the tests with it. */
let running = null;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'])
  process.on(signal, () => {
    running?.kill('SIGTERM');
    process.exit(130);
  });

const given = process.argv.slice(2);
const alone = given.includes('--alone');
const jestArgs = given.filter((arg) => arg !== '--alone');

const sources = sourcesOf([...HOUSE, ...TOOLS]);
if (await check('construction', nx('-t', 'build'))) noteBuilt(sources);
if (alone) {
  await check('Redis et Chromium', ['infra/dist/local/test-needs.js']);
  await jest('tests', 'alone', []);
  finish();
}
await check('frontières', [
  'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
  '--config',
  '.dependency-cruiser.cjs',
  'domain',
  'infra',
  'api',
  'workers',
  'web',
]);
await check('paquets', ['node_modules/knip/bin/knip.js', '--config', 'knip.cjs']);
await check('lignes de la demande', ['infra/rows/check-rows.mjs']);
await check('types', nx('-t', 'typecheck'));
await check('types des tests', ['node_modules/typescript-native/bin/tsc', '-p', 'tsconfig.json']);
await check('style', nx('-t', 'lint'));
await check('mise en forme', ['node_modules/@biomejs/biome/bin/biome', 'format', '.']);
await unit();
await check('Redis et Chromium', ['infra/dist/local/test-needs.js']);
await jest('tests sur de vraies pièces', 'real', ['--selectProjects=real']);
// A seed that nobody chose; one that is red goes into infra/storm/regressions.ts.
const seed = String(Math.floor(Math.random() * 1e9));
await check(`textes hostiles pendant une minute, graine ${seed}`, [
  'infra/fuzz/dist/fuzz.js',
  '--seconds',
  '60',
  '--seed',
  seed,
]);
await check(`tempête courte, graine ${seed} : rien de perdu`, ['infra/storm/dist/storm.js', '--short', '--seed', seed]);
await checkRed('tempête sans clés : elle le voit', ['infra/storm/dist/storm.js', '--sabotage', 'key', '--seed', '7']);

finish();

/** One check counts as one test; its output is shown only when it fails. */
async function check(name, args) {
  const { code, output, seconds } = await run(args);
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (code !== 0) console.log(output);
  sum[code === 0 ? 'passed' : 'failed'] += 1;
  return code === 0;
}

/** A storm that finds nothing wrong with a protection taken away would be worth nothing. */
async function checkRed(name, args) {
  const { code, output, seconds } = await run(args);
  const red = code === 1 && /\brows red\b/.test(output);
  console.log(`${red ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (!red) console.log(output);
  sum[red ? 'passed' : 'failed'] += 1;
}

/** Per room and cached: a room that did not change brings its stored result. */
async function unit() {
  const { code, output, seconds } = await run(nx('-t', 'test'));
  const counted = UNIT.filter((room) => count(room)).length;
  console.log(`${code === 0 ? '✓' : '✗'} tests unitaires (${seconds} s)`);
  if (code !== 0) console.log(output);
  if (code !== 0 && sum.failed === 0) sum.failed += 1;
  if (counted === 0) sum.failed += 1;
}

/**
 * A browser that waits for another suite's processor is no fault of the product: what is red among many is asked again
 * alone, and named in the last lines either way (decision 0027).
 */
async function jest(label, name, which) {
  const { code, output, seconds } = await runJest(name, which, jestArgs);
  const red = redSuites(name);
  const counted = count(name);
  console.log(`${code === 0 && counted ? '✓' : '✗'} ${label} (${seconds} s)`);
  if (code !== 0) console.log(output.slice(-40_000));
  if (code !== 0 && red.length === 0) sum.failed += 1;
  if (red.length > 0 && red.length <= ASKED_AGAIN && !alone) await askAgain(name, which, red);
  else said.push(...red.flatMap(reasons));
}

async function askAgain(name, which, red) {
  const files = red.map((suite) => suite.name);
  const again = await runJest(`${name}-again`, [...which, '--runTestsByPath', ...files], [], 1);
  const stillRed = redSuites(`${name}-again`);
  if (again.code !== 0) console.log(again.output.slice(-40_000));
  for (const suite of red) {
    const still = stillRed.find((other) => other.name === suite.name);
    if (still || again.code > 1) said.push(...reasons(still ?? suite));
    else said.push(...reasons(suite).map((line) => line.replace('✗', '~ (vert seul)')));
  }
  if (!existsSync(fileOf(`${name}-again`))) return;
  const before = tally(red);
  sum.passed -= before.passed;
  sum.failed -= before.failed;
  sum.skipped -= before.skipped;
  count(`${name}-again`);
  if (again.code !== 0 && stillRed.length === 0) sum.failed += 1;
}

function runJest(name, which, given, workers = 2) {
  rmSync(fileOf(name), { force: true });
  const args = ['--forceExit', `--maxWorkers=${workers}`, '--json', `--outputFile=${fileOf(name)}`, ...given];
  return run(['node_modules/jest/bin/jest.js', ...which, ...args], true);
}

function redSuites(name) {
  return suitesOf(name).filter(({ status }) => status === 'failed');
}

/** One line for each test that fell and one for why. */
function reasons({ name: file, message, assertionResults }) {
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  const fell = failed.length > 0 ? failed.map((test) => [test.fullName, test.failureMessages[0]]) : [['', message]];
  return fell.map(([title, reason]) => `✗ ${file.slice(root.length + 1)} › ${title}\n    ${firstLines(reason)}`);
}

function firstLines(text) {
  return stripVTControlCharacters(String(text))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('at '))
    .slice(0, 9)
    .join(' | ');
}

function finish() {
  for (const line of said) console.log(line);
  console.log(`\n${sum.passed} passed, ${sum.failed} failed${sum.skipped > 0 ? `, ${sum.skipped} skipped` : ''}`);
  process.exit(sum.failed > 0 ? 1 : 0);
}

function fileOf(name) {
  return join(results, `${name}.json`);
}

function suitesOf(name) {
  return existsSync(fileOf(name)) ? JSON.parse(readFileSync(fileOf(name), 'utf8')).testResults : [];
}

function count(name) {
  if (!existsSync(fileOf(name))) return false;
  const { passed, failed, skipped } = tally(suitesOf(name));
  sum.passed += passed;
  sum.failed += failed;
  sum.skipped += skipped;
  return true;
}

/** A suite that could not even start counts as one failure. */
function tally(suites) {
  const tests = suites.flatMap(({ assertionResults }) => assertionResults);
  const of = (...states) => tests.filter(({ status }) => states.includes(status)).length;
  const unstarted = suites.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: of('passed'), failed: of('failed') + unstarted.length, skipped: of('pending', 'skipped') };
}

function run(args, live = false) {
  const start = Date.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    running = child;
    let output = '';
    const keep = (data) => {
      output += data;
      // One line per finished suite is enough to see it advance.
      if (live) for (const line of String(data).split('\n')) if (/^(PASS|FAIL) /.test(line)) console.log(`  ${line}`);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('exit', (code) => resolve({ code: code ?? 1, output, seconds: Math.round((Date.now() - start) / 1000) }));
  });
}
