import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { PHONE, until } from '../browser';
import { toastSeconds, toastTexts, watchToasts } from '../toasts';
import type { Visits } from './visits';

const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number }[])
        Object.assign(window, { moved: ((window as unknown as { moved?: number }).moved ?? 0) + entry.value });
    }).observe({ type: 'layout-shift', buffered: true });
  });

const moved = (page: Page) => page.evaluate(() => (window as unknown as { moved?: number }).moved ?? 0);

export function sharing({ site, ids, open }: Visits): void {
  const FULL = () => `/bien/paris/${ids.full}/murs-occupes-rue-de-levis`;
  const share = (page: Page) => page.getByRole('button', { name: 'Partager' });
  const copy = (page: Page) => page.getByRole('button', { name: 'Copier le lien' });

  test('M87 M172 ux35 the menu shares, copies and says so for 2 s; a refused copy is said too; the device’s own way where there is one', async () => {
    const page = await open(FULL(), { permissions: ['clipboard-read', 'clipboard-write'] }, watchToasts);
    await share(page).click();
    await copy(page).waitFor();
    const link = (name: string) => page.locator('[popover]').getByRole('link', { name }).getAttribute('href');
    expect(await link('Facebook')).toContain(`u=http%3A%2F%2F`);
    expect(await link('WhatsApp')).toMatch(/^https:\/\/wa\.me\/\?text=Murs%20occup/);
    expect(await link('Email')).toMatch(/^mailto:\?subject=Murs/);
    await copy(page).click();
    await page.getByRole('button', { name: 'Copié !' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`^http.+${FULL()}$`));
    await page.clock.runFor(1_500);
    expect(await copy(page).count()).toBe(0);
    await page.clock.runFor(600);
    await copy(page).waitFor();
    await page.getByRole('button', { name: 'Instagram' }).click();
    await page.getByRole('button', { name: 'Copié !' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Murs occupés rue de Lévis\nhttp/);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refusé'));
    });
    await page.clock.runFor(2_100);
    await copy(page).click();
    expect(await toastTexts(page)).toEqual(['Erreur', 'Impossible de copier le lien']);
    expect(await toastSeconds(page)).toBe(4);
    // In the menu it stays, with what could not be copied.
    const refused = page.locator('[popover] li').filter({ hasText: 'Impossible de copier le lien' });
    expect(await refused.innerText()).toMatch(new RegExp(`http.+${FULL()}$`));
    await page.keyboard.press('Escape');
    await page.evaluate(() => {
      navigator.share = async (data) => void Object.assign(window, { shared: data });
    });
    await share(page).click();
    expect(await page.evaluate(() => (window as unknown as { shared?: { title: string } }).shared?.title)).toBe(
      'Murs occupés rue de Lévis',
    );
    expect(await page.locator('[popover]:popover-open').count()).toBe(0);
  });

  test('M85 similar ones come when the visitor does; on a failure there is no such section', async () => {
    let failing = false;
    const prepare = (fresh: Page) =>
      fresh.route('**/similar', (route) => (failing ? route.fulfill({ status: 500, json: {} }) : route.continue()));
    const page = await open(FULL(), {}, prepare);
    const heading = () => page.getByRole('heading', { name: 'Biens similaires' });
    expect(await heading().count()).toBe(0);
    await page.locator('footer').scrollIntoViewIfNeeded();
    await heading().waitFor();
    expect(await page.locator('main article').count()).toBeGreaterThan(0);
    expect(await page.locator(`main article a[href$="/${ids.full}/murs-occupes-rue-de-levis"]`).count()).toBe(0);
    failing = true;
    const broken = await open(FULL(), {}, prepare);
    const answered = broken.waitForResponse('**/similar');
    await broken.locator('footer').scrollIntoViewIfNeeded();
    await answered;
    await until(async () => {
      expect(await broken.locator('main article, main h2:text("Biens similaires")').count()).toBe(0);
      expect(await broken.locator('footer').evaluate((one) => one.getBoundingClientRect().top)).toBeLessThan(900);
    });
    // Said to the console alone, as it should be.
    const said = site().complaints.findIndex((complaint) => complaint.includes('similaires'));
    expect(said).toBeGreaterThanOrEqual(0);
    site().complaints.splice(said, 1);
  });

  test('M76 an administrator gets the way to the editor, in his browser alone', async () => {
    const { url, admin } = site().system;
    const login = await fetch(`${url}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body: JSON.stringify({ email: admin.email, password: admin.password }),
    });
    const [name = '', value = ''] = /\bsid=[^;]+/.exec(login.headers.get('set-cookie') ?? '')?.[0].split('=') ?? [];
    const page = await open(FULL(), {}, async (fresh) => {
      await fresh.context().addCookies([{ name, value, url }]);
      await fresh.addInitScript(() => localStorage.setItem('pignon.user', '{}'));
    });
    const edit = page.locator('main').getByRole('link', { name: 'Modifier' });
    await edit.waitFor();
    expect(await edit.getAttribute('href')).toBe(`/admin/properties/edit/${ids.full}`);
    expect(await (await fetch(url + FULL())).text()).not.toContain('/admin/properties');
  });

  test('a first visit on a phone loads at most 115 kB of scripts, in 18 requests and the tab’s icon, and nothing moves', async () => {
    const weighed: Promise<number>[] = [];
    let requests = 0;
    const page = await open(FULL(), PHONE, async (fresh) => {
      fresh.on('response', (response) => {
        if (!response.url().endsWith('/favicon.svg')) requests += 1;
        if (new URL(response.url()).pathname.endsWith('.js'))
          weighed.push(response.body().then((body) => gzipSync(body).length / 1000));
      });
      await watchShifts(fresh);
    });
    await page.waitForLoadState('networkidle');
    expect((await Promise.all(weighed)).reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(115);
    expect(requests).toBeLessThanOrEqual(18);
    expect(await moved(page)).toBeLessThanOrEqual(0.02);
  });

  test.each([
    ['a phone', PHONE],
    ['a wide screen', {}],
  ] as const)('letters that come a second late on %s move nothing', async (_, device) => {
    const page = await open(FULL(), device, async (fresh) => {
      await fresh.route('**/*.woff2', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1000));
        await route.continue();
      });
      await watchShifts(fresh);
    });
    await page.waitForFunction(() => document.fonts.check('700 20px "Bricolage Grotesque Variable"'));
    await page.waitForTimeout(200);
    expect(await moved(page)).toBeLessThanOrEqual(0.02);
  });

  test('on a wide screen nothing moves on the way to the foot of the page', async () => {
    const post = {
      title: 'Un bail',
      excerpt: 'Trois lignes. '.repeat(12),
      tags: ['Bail'],
      readingTime: 3,
      photo: null,
    };
    const posts = ['a', 'b', 'c', 'd'].map((slug, id) => ({
      ...post,
      id,
      slug,
      publishedAt: '2026-11-12T06:00:00.000Z',
    }));
    const page = await open(FULL(), {}, async (fresh) => {
      await fresh.route('**/api/blog/latest', (route) => route.fulfill({ json: posts }));
      await watchShifts(fresh);
    });
    await page.locator('footer').scrollIntoViewIfNeeded();
    await page.getByRole('heading', { name: 'Un bail' }).first().waitFor();
    await page.getByRole('heading', { name: 'Biens similaires' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await moved(page)).toBeLessThanOrEqual(0.02);
  });
}
