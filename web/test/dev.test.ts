import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHROMIUM_ARGS, findChromium } from '@pignon/infra/local/chromium/chromium';
import { ROOT } from '@pignon/infra/local/root';
import { type Browser, chromium, type Page } from 'playwright-core';
import { type NpmStart, npmStart } from '../../infra/test/npm-start';
import { browserMissing, hydrated, until } from './browser';

const ROOMS = ['domain', 'infra', 'api', 'workers', 'web'];
const LEFT_OUT = new Set([...ROOMS, '.git', '.nx', '.local']);
/** Vite, three compilers and the whole product, beside another suite. */
const START_MS = 240_000;
const SEEN_MS = 90_000;

(browserMissing ? describe.skip : describe)('npm run dev', () => {
  // Edited and broken on purpose: in a copy. Packages are linked, so it lies on the same disk.
  mkdirSync(join(ROOT, '.local'), { recursive: true });
  const copy = mkdtempSync(join(ROOT, '.local', 'dev-'));
  let dev: NpmStart;
  let browser: Browser;
  let page: Page;
  let asked = 0;

  beforeAll(
    async () => {
      for (const folder of ['.', ...ROOMS]) {
        mkdirSync(join(copy, folder), { recursive: true });
        for (const name of readdirSync(join(ROOT, folder)))
          if (name === 'node_modules') execFileSync('cp', ['-al', join(ROOT, folder, name), join(copy, folder, name)]);
          else if (!LEFT_OUT.has(name)) execFileSync('cp', ['-a', join(ROOT, folder, name), join(copy, folder)]);
      }
      mkdirSync(join(copy, '.local'));
      execFileSync('cp', ['-a', join(ROOT, '.local', 'built'), join(copy, '.local')]);
      browser = await chromium.launch({ executablePath: findChromium() ?? '', args: CHROMIUM_ARGS });
      dev = await npmStart(join(copy, '.local'), {}, { cwd: copy, args: ['run', 'dev'] });
      await until(() => expect(dev.said()).toContain('Pignon est prêt'), START_MS);
      for (const rooms of ['domain, infra, api, workers', 'web'])
        await until(() => expect(dev.said()).toContain(`types │ ${rooms} : aucune faute`), SEEN_MS);
      page = await browser.newPage();
      page.on('request', () => (asked += 1));
      // The first page of a start: Vite bundles the packages and reads each module before it answers.
      await page.goto(`${dev.url}/faq`, { timeout: START_MS });
      await hydrated(page);
    },
    2 * START_MS + 2 * SEEN_MS,
  );

  afterAll(async () => {
    await browser?.close();
    // -0 would be our own group.
    if (dev?.npm.pid) process.kill(-dev.npm.pid, 'SIGINT');
    await dev?.gone;
    rmSync(copy, { recursive: true, force: true });
  }, 30_000);

  function edit(file: string, change: (text: string) => string): void {
    const path = join(copy, file);
    const before = readFileSync(path, 'utf8');
    const after = change(before);
    expect(after).not.toBe(before);
    writeFileSync(path, after);
  }

  test('a page is drawn as in production, with its styles, by the source', async () => {
    const html = await (await fetch(`${dev.url}/faq`)).text();
    expect(html).toContain('src="/src/entry-client.tsx"');
    expect(html).toMatch(/<style data-vite-dev-id="[^"]+\.module\.css">/);
    expect(await page.locator('h1').innerText()).not.toBe('');
    // A module each. A package of icons that is taken in whole would be two thousand.
    expect(asked).toBeLessThan(200);
  });

  test(
    'an edit of a page and of a style is seen without the page being loaded anew',
    async () => {
      await page.evaluate(() => ((window as unknown as { kept: boolean }).kept = true));
      edit('web/src/texts/pages/faq.tsx', (text) => text.replace('Qui paie les honoraires ?', 'Qui paie l’agence ?'));
      await until(async () => expect(await page.locator('main').innerText()).toContain('Qui paie l’agence'), SEEN_MS);
      edit('web/src/ui/tokens.css', (text) => `${text}\n:root { --seen-by-the-test: 1; }\n`);
      await until(
        async () =>
          expect(
            await page.evaluate(() =>
              getComputedStyle(document.documentElement).getPropertyValue('--seen-by-the-test'),
            ),
          ).toBe('1'),
        SEEN_MS,
      );
      expect(await page.evaluate(() => (window as unknown as { kept?: boolean }).kept)).toBe(true);
      expect(await (await fetch(`${dev.url}/faq`)).text()).toContain('Qui paie l’agence');
    },
    3 * SEEN_MS,
  );

  test(
    'an edit of a handler is answered by',
    async () => {
      edit('api/src/health/health.controller.ts', (text) =>
        text
          .replaceAll("status: 'ok' }", "status: 'ok' | 'edited' }")
          .replace("return { status: 'ok' | 'edited' }", "return { status: 'edited' }"),
      );
      await until(async () => {
        const answer = await fetch(`${dev.url}/api/health/live`);
        expect(await answer.json()).toEqual({ status: 'edited' });
      }, SEEN_MS);
    },
    2 * SEEN_MS,
  );

  test(
    'a type error of any room is said in the terminal, and that it is gone',
    async () => {
      edit('web/src/site/breadcrumb.tsx', (text) => `${text}\nexport const wrong: number = 'web';\n`);
      await until(() => expect(dev.said()).toMatch(/types │ .*breadcrumb\.tsx.*error TS2322/), SEEN_MS);
      edit('web/src/site/breadcrumb.tsx', (text) => text.replace(/\nexport const wrong.*\n/, ''));
      await until(() => expect(dev.said()).toContain('types │ web : plus aucune faute'), SEEN_MS);
      edit('domain/src/shared/text/french.ts', (text) => `${text}\nexport const wrong: number = 'domain';\n`);
      await until(() => expect(dev.said()).toMatch(/types │ .*french\.ts.*error TS2322/), SEEN_MS);
    },
    4 * SEEN_MS,
  );
});
