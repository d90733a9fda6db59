import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(__dirname, '..', '..');
const cruise = 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs';

/** Every wall that one line can break: where the line stands, and the rule that refuses it. */
const VIOLATIONS = [
  ['domain/src', "import '@pignon/infra/http/pace';", 'domain-not-infra-api-workers-web'],
  ['domain/src', "import 'node:fs';", 'domain-is-pure'],
  ['domain/src', "import 'pg';", 'domain-is-pure'],
  ['domain/src', "import 'sharp';", 'domain-is-pure'],
  ['infra/src', "import '../../api/src/http/refusals/errors';", 'infra-not-api-workers-web'],
  ['infra/facades/src', "import '@pignon/infra/media/sharp';", 'facades-see-domain-alone'],
  ['infra/facades/src/house', "import '../street/light';", 'house-is-small'],
  ['infra/facades/src/house', "import '../svg';", 'house-is-small'],
  ['infra/facades/src/street', "import 'sharp';", 'domain-is-pure'],
  ['infra/facades/src', "import '../../../web/src/site/paths';", 'infra-not-api-workers-web'],
  ['web/src/site/photo', "import '@pignon/facades/street/draw-scene';", 'web-not-infra-api-workers'],
  ['api/src', "import '../../web/src/site/paths';", 'api-not-workers-web'],
  ['api/src', "import '@pignon/infra/local/ports/free-port';", 'product-never-meets-its-practice-targets'],
  ['infra/src', "import '../storm/checks/ledger';", 'product-never-meets-its-practice-targets'],
  ['infra/local', "import '@pignon/fuzz/made-text';", 'house-runs-without-its-tools'],
  ['infra/local/seed', "import '../../bench/samples';", 'house-runs-without-its-tools'],
  ['infra/fuzz', "import '../storm/checks/ledger';", 'tools-stand-apart'],
  ['infra/storm', "import '../../web/src/site/paths';", 'infra-not-api-workers-web'],
  ['infra/fuzz', "import 'pg';", 'declared-where-imported'],
  ['workers/src', "import '../../api/src/http/refusals/errors';", 'workers-not-api-web'],
  ['web/src', "import '@pignon/infra/http/pace';", 'web-not-infra-api-workers'],
  ['web/src', "import 'undici';", 'declared-where-imported'],
  ['api/src', "import type { Dispatcher } from 'undici';", 'declared-where-imported'],
  ['workers/src', "import 'supertest';", 'product-needs-no-dev-package'],
  ['api/src', "import './nowhere';", 'found'],
  ['web/src/lib', "import '../ui/announcer';", 'web-lib-sees-only-what-lies-below'],
  ['web/src/ui/fields', "import '../../site/paths';", 'web-ui-sees-only-what-lies-below'],
  ['web/src/site', "import '../catalogue/search-paths';", 'web-site-sees-only-what-lies-below'],
  ['web/src/catalogue', "import '../forms/use-waiting';", 'web-catalogue-sees-only-what-lies-below'],
  ['web/src/staff/list', "import '../../catalogue/search-paths';", 'web-staff-sees-only-what-lies-below'],
  ['web/src/forms', "import type {} from '../contact/contact-fields';", 'web-forms-sees-only-what-lies-below'],
  ['web/src/chat', "import '../app/match-page';", 'web-features-stand-apart'],
  ['web/src/chat', "import '../off-market/access-link';", 'web-features-stand-apart'],
  ['web/src/reviews', "import '../entry-client';", 'web-features-stand-apart'],
  ['web/src/back-office/audience', "import '../deliveries/use-replay';", 'web-features-stand-apart'],
  ['web/src/home/sold', "import '../../careers/use-application';", 'web-home-shows-only-what-is-named'],
  ['web/src/maps', "import '../property/use-property';", 'web-features-stand-apart'],
  ['web/src/home/sold', "import '../home-head';", 'web-parts-without-their-whole'],
  ['web/src/maps/canvas/pins', "import '../../listing-map';", 'web-parts-without-their-whole'],
  ['web/src/back-office/deliveries/rows', "import '../use-replay';", 'web-parts-of-parts-without-their-whole'],
  ['web/src/catalogue', "import './cards/card-facts';", 'web-ground-without-its-parts'],
  ['web/src/staff', "import './list/read-states';", 'web-ground-without-its-parts'],
  [
    'web/src/back-office/prospects',
    "import '../deliveries/use-replay';",
    'web-back-office-prospects-shows-only-what-is-named',
  ],
] as const;

const PLANTED = `planted-violation-${process.pid}`;
const planted = VIOLATIONS.map(([folder, line, rule], index) => ({
  title: `a planted violation in ${folder} is refused: ${line}`,
  file: `${folder}/${PLANTED}-${index}.ts`,
  line,
  rule,
}));

/** In each room a ring of two files, and one of two folders whose files make none. */
const ROOMS = ['domain', 'infra/facades', 'infra', 'api', 'workers', 'web'];
const RINGS = ROOMS.flatMap((room) => {
  const folder = `${room}/src/${PLANTED}`;
  return [
    [`${folder}/first.ts`, './second'],
    [`${folder}/second.ts`, './first'],
    [`${folder}/one/leaves.ts`, '../other/arrived'],
    [`${folder}/other/arrived.ts`, ''],
    [`${folder}/other/leaves.ts`, '../one/arrived'],
    [`${folder}/one/arrived.ts`, ''],
  ].map(([file = '', imported]) => ({ room, file, line: imported ? `import '${imported}';` : '' }));
});

interface Violation {
  readonly from: string;
  readonly to: string;
  readonly rule: { readonly name: string };
}
let refused: readonly Violation[] = [];

beforeAll(() => {
  const all = [...planted, ...RINGS];
  try {
    for (const { file, line } of all) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), `${line}\nexport {};\n`);
    }
    const options = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json'];
    const cruised = spawnSync('node', [cruise, ...options, ...all.map(({ file }) => file)], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 2 ** 20,
    });
    refused = JSON.parse(cruised.stdout).summary.violations;
  } finally {
    for (const { file } of planted) rmSync(join(root, file), { force: true });
    for (const { room } of RINGS) rmSync(join(root, room, 'src', PLANTED), { recursive: true, force: true });
  }
}, 60_000);

test.each(planted)('$title', ({ file, rule }) => {
  expect(refused.filter(({ from }) => from === file).map((violation) => violation.rule.name)).toContain(rule);
});

test.each(ROOMS)('two files of %s that import each other are refused', (room) => {
  const ring = `${room}/src/${PLANTED}`;
  expect(refused.filter(({ rule }) => rule.name === 'no-cycle')).toContainEqual(
    expect.objectContaining({ from: `${ring}/first.ts`, to: `${ring}/second.ts` }),
  );
});

test.each(ROOMS)('two folders of %s that need each other are refused', (room) => {
  const ring = `${room}/src/${PLANTED}`;
  expect(refused.filter(({ rule }) => rule.name === 'no-cycle-of-folders')).toContainEqual(
    expect.objectContaining({ from: `${ring}/one`, to: `${ring}/other` }),
  );
});

test('no folder of web holds more than twenty files beside its own folders', () => {
  const { stdout } = spawnSync('git', ['ls-files', 'web/src'], { cwd: root, encoding: 'utf8' });
  const files = new Map<string, number>();
  for (const folder of stdout.trim().split('\n').map(dirname)) files.set(folder, (files.get(folder) ?? 0) + 1);
  expect([...files].filter(([, count]) => count > 20)).toEqual([]);
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
