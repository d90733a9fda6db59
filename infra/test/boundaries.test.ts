import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..', '..');

const cruise = (...rooms: string[]) =>
  spawnSync(
    'node',
    [
      'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'err',
      ...rooms,
    ],
    { cwd: root, encoding: 'utf8' },
  );

/** Every wall, with an import that breaks it. */
const VIOLATIONS = [
  ['domain', "import '@pignon/infra/http/pace';", 'domain-not-infra'],
  ['domain', "import 'node:fs';", 'domain-is-pure'],
  ['domain', "import 'pg';", 'domain-is-pure'],
  ['infra', "import '../../api/src/http/errors';", 'infra-not-api'],
  ['api', "import '../../web/src/app/paths';", 'api-not-workers-web'],
  ['api', "import '@pignon/infra/local/free-port';", 'product-never-meets-its-practice-targets'],
  ['workers', "import '../../api/src/http/errors';", 'workers-not-api-web'],
  ['web', "import '@pignon/infra/http/pace';", 'web-not-infra'],
] as const;

test.each(VIOLATIONS)('a planted violation in %s is refused: %s', (room, line, rule) => {
  const file = join(root, room, 'src', `planted-violation-${process.pid}.ts`);
  writeFileSync(file, `${line}\nexport {};\n`);
  try {
    const { status, stdout } = cruise(`${room}/src/${file.split('/').at(-1)}`);
    expect(stdout).toContain(rule);
    expect(status).not.toBe(0);
  } finally {
    rmSync(file);
  }
});

test('F44 nothing of ours speaks to the indexing service that is reserved to job offers and broadcasts', () => {
  const { stdout } = spawnSync('git', ['grep', '-lF', 'indexing.googleapis', '--', '*/src'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
});
