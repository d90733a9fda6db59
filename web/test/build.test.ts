import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const web = join(__dirname, '..');
const house = mkdtempSync(join(tmpdir(), 'pignon-build-'));
afterAll(() => rmSync(house, { recursive: true }));

/** The site's own build, of a page that says nothing but this. */
function build(...texts: string[]): { status: number | null; said: string; written: boolean } {
  rmSync(join(house, 'dist'), { recursive: true, force: true });
  mkdirSync(join(house, 'src'), { recursive: true });
  writeFileSync(join(house, 'index.html'), '<script type="module" src="/src/after-photo.ts"></script>');
  writeFileSync(join(house, 'src/after-photo.ts'), `document.title = ${JSON.stringify(texts)}.join();\n`);
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--config', join(web, 'vite.config.mts'), house];
  const { status, stdout, stderr } = spawnSync(process.execPath, vite, { cwd: join(web, '..'), encoding: 'utf8' });
  return { status, said: stdout + stderr, written: existsSync(join(house, 'dist/client/assets')) };
}

const letters = 'Qm9'.repeat(12);

const SECRETS: readonly (readonly [string, string])[] = [
  ['a key of a language model', `sk-proj-${letters}`],
  ['a key of Google', `AIza${letters.slice(0, 35)}`],
  ['a token of a maps provider', `pk.eyJ${letters}.${letters}`],
  ['a secret of the webhook', `whsec_${letters}`],
  ['a named secret', `clientSecret: '${letters}'`],
  ['a key of a cloud', `AKIA${'Q9'.repeat(8)}`],
  ['a token of a code host', `ghp_${letters}`],
  ['a private key', '-----BEGIN RSA PRIVATE KEY-----'],
  ['a signed token', `eyJ${letters}.eyJ${letters}.${letters}`],
  ['a key within an address', `https://maps.exemple/embed?key=${letters}`],
  ['a password within an address', 'postgres://pignon:motdepasse@base/pignon'],
  ['a token of 40 hexadecimal digits', 'd4f2a9c1b3e5f60718293a4b5c6d7e8f90a1b2c3'],
];

test('F17 the build of the site ends red on each kind of secret, and writes nothing', () => {
  const { status, said, written } = build(...SECRETS.map(([, planted]) => planted));
  expect([status, written]).toEqual([1, false]);
  for (const [name, planted] of SECRETS) {
    expect(said).toContain(`${name} in assets/`);
    // It is named, not told.
    expect(said).not.toContain(planted);
  }
});

test('F17 it takes a page without any, that speaks of keys and passwords', () => {
  const text =
    'Mot de passe : "password" ; clé api_key="à demander", sk-, whsec_, d4f2a9c1, 01 99 00 10 10, PGN-1234567890123456';
  expect(build(text)).toMatchObject({ status: 0, written: true });
});

describe('the file of a page', () => {
  /** The server's own build, of one page whose route is this. */
  const serve = (route: string) => {
    const source = join(house, 'pages', 'src');
    rmSync(join(house, 'pages'), { recursive: true, force: true });
    mkdirSync(join(source, 'home'), { recursive: true });
    writeFileSync(join(source, 'home/home-page.tsx'), "export const title = 'Accueil';\n");
    const helper = 'function lazyPage(load: () => Promise<unknown>, source = "") { return { load, source }; }';
    writeFileSync(join(source, 'entry-server.tsx'), `${helper}\nexport const page = ${route};\n`);
    const config = ['--config', join(web, 'vite.server.config.mts'), join(house, 'pages')];
    const vite = ['node_modules/vite/bin/vite.js', 'build', ...config];
    const { status, stderr } = spawnSync(process.execPath, vite, { cwd: join(web, '..'), encoding: 'utf8' });
    const built = join(house, 'pages/dist/server/entry-server.cjs');
    return { status, stderr, text: status === 0 ? readFileSync(built, 'utf8') : '' };
  };

  test('is told to the server by the import alone', () => {
    const { status, text } = serve("lazyPage(() => import('./home/home-page'))");
    expect(status).toBe(0);
    expect(text).toContain('"src/home/home-page.tsx"');
  });

  test('ends the build red where it cannot be told', () => {
    const { status, stderr } = serve("lazyPage(async () => await import('./home/home-page'))");
    expect(status).toBe(1);
    expect(stderr).toContain('A page or part whose file cannot be told');
  });

  test('goes to no browser', () => {
    const texts = readdirSync(join(web, 'dist/client/assets'))
      .filter((name) => name.endsWith('.js'))
      .map((name) => readFileSync(join(web, 'dist/client/assets', name), 'utf8'));
    expect(texts.filter((text) => text.includes('src/home/home-page'))).toEqual([]);
  });
});
