import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '..', '..');
const cruise = 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs';

/** Every wall, with an import that breaks it. */
const VIOLATIONS = [
  ['domain', "import '@pignon/infra/http/pace';", 'domain-not-infra-api-workers-web'],
  ['domain', "import 'node:fs';", 'domain-is-pure'],
  ['domain', "import 'pg';", 'domain-is-pure'],
  ['domain', "import 'sharp';", 'domain-is-pure'],
  ['infra', "import '../../api/src/http/errors';", 'infra-not-api-workers-web'],
  ['api', "import '../../web/src/site/paths';", 'api-not-workers-web'],
  ['api', "import '@pignon/infra/local/free-port';", 'product-never-meets-its-practice-targets'],
  ['workers', "import '../../api/src/http/errors';", 'workers-not-api-web'],
  ['web', "import '@pignon/infra/http/pace';", 'web-not-infra-api-workers'],
  ['web', "import 'undici';", 'declared-where-imported'],
  ['api', "import type { Dispatcher } from 'undici';", 'declared-where-imported'],
  ['workers', "import 'supertest';", 'product-needs-no-dev-package'],
  ['api', "import './nowhere';", 'found'],
] as const;

const planted = VIOLATIONS.map(([room, line, rule], index) => ({
  title: `a planted violation in ${room} is refused: ${line}`,
  file: `${room}/src/planted-violation-${process.pid}-${index}.ts`,
  line,
  rule,
}));
let refused: readonly { readonly from: string; readonly rule: { readonly name: string } }[] = [];

beforeAll(() => {
  const files = planted.map(({ file }) => file);
  try {
    for (const { file, line } of planted) writeFileSync(join(root, file), `${line}\nexport {};\n`);
    const options = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json'];
    const cruised = spawnSync('node', [cruise, ...options, ...files], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 2 ** 20,
    });
    refused = JSON.parse(cruised.stdout).summary.violations;
  } finally {
    for (const file of files) rmSync(join(root, file), { force: true });
  }
}, 60_000);

test.each(planted)('$title', ({ file, rule }) => {
  expect(refused.filter(({ from }) => from === file).map((violation) => violation.rule.name)).toContain(rule);
});

test('one planted violation is enough to end the check red', () => {
  const file = `web/src/planted-violation-${process.pid}.ts`;
  try {
    writeFileSync(join(root, file), "import 'undici';\nexport {};\n");
    const options = ['--config', '.dependency-cruiser.cjs', '--output-type', 'err'];
    expect(spawnSync('node', [cruise, ...options, file], { cwd: root }).status).toBe(1);
  } finally {
    rmSync(join(root, file), { force: true });
  }
}, 60_000);

test('a package that a room declares and does not import is refused', () => {
  const house = mkdtempSync(join(tmpdir(), 'unused-package-'));
  try {
    mkdirSync(join(house, 'room', 'src'), { recursive: true });
    const write = (file: string, text: string) => writeFileSync(join(house, file), text);
    write('package.json', '{ "name": "house", "private": true, "workspaces": ["room"] }');
    write('room/package.json', '{ "name": "room", "dependencies": { "pg": "8.23.1", "undici": "7.30.2" } }');
    write('room/src/used.ts', "import 'pg';\n");
    const knip = ['node_modules/knip/bin/knip.js', '--config', join(root, 'knip.cjs'), '--directory', house];
    const { status, stdout } = spawnSync('node', knip, { cwd: root, encoding: 'utf8' });
    expect(stdout).toContain('undici');
    expect(stdout).not.toContain('pg ');
    expect(status).not.toBe(0);
  } finally {
    rmSync(house, { recursive: true });
  }
});

test('F44 nothing of ours speaks to the indexing service that is reserved to job offers and broadcasts', () => {
  const { stdout } = spawnSync('git', ['grep', '-lF', 'indexing.googleapis', '--', '*/src'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
});
