import type { BrowserContextOptions, Page } from 'playwright-core';
import { browserMissing, startSite, type TestSite, until } from './browser';
import { wrapTexts } from './wrap-texts';

jest.setTimeout(240_000);
const run = browserMissing ? describe.skip : describe;
const CRASHED = /n’a pas pu s’afficher|Vérifiez votre connexion/;
/** A page's buttons beyond that are more of the same. */
const MOST_BUTTONS = 14;
/** A part whose texts were translated before React took it over is drawn anew: told, and no fault. */
const DRAWN_ANEW = /React error #418/;

run('C61 a page that the browser has translated', () => {
  let site: TestSite;
  let property: string;
  beforeAll(async () => {
    site = await startSite();
    const [found] = await site.rows<{ id: number }>(
      'select id from public_property where available order by id limit 1',
    );
    property = `/bien/${found?.id}`;
  });
  beforeEach(() => void site.complaints.splice(0));
  afterEach(() => site.leave());
  afterAll(() => site?.stop());

  const complaints = () => site.complaints.filter((text) => !DRAWN_ANEW.test(text));

  /** Pressed one after the other, texts wrapped before and after each: dialogs, filters, views, steps, menus. */
  async function pressAll(page: Page, path: string): Promise<void> {
    const buttons = page.locator('button:visible, [role=tab]:visible, summary:visible');
    const count = Math.min(await buttons.count(), MOST_BUTTONS);
    for (let at = 0; at < count; at += 1) {
      await wrapTexts(page);
      await buttons
        .nth(at)
        .click({ timeout: 1500, noWaitAfter: true })
        .catch(() => {});
      await wrapTexts(page);
      await page.waitForTimeout(120);
      await wrapTexts(page);
      await page.keyboard.press('Escape');
      expect([path, at, await page.locator('body').innerText()]).toEqual([
        path,
        at,
        expect.not.stringMatching(CRASHED),
      ]);
      if (new URL(page.url()).pathname !== path) await page.goBack().catch(() => {});
    }
  }

  const pages = [
    '/',
    '/nos-biens',
    '/nos-biens?view=regions',
    '/contact',
    '/estimation-gratuite',
    '/off-market',
    '/blog',
  ];
  test.each(pages)('%s stays while all that can be pressed is pressed', async (path) => {
    const page = await site.open(path);
    await pressAll(page, new URL(page.url()).pathname);
    expect(complaints()).toEqual([]);
  });

  test('so do a property with its dialogs, and each page of the staff', async () => {
    const page = await site.open(property);
    await pressAll(page, new URL(page.url()).pathname);
    const signedIn = await signIn();
    const pages = ['', '/deliveries', '/properties', '/prospects', '/settings', '/audience'];
    for (const path of pages.map((page) => `/admin${page}`)) {
      const staff = await site.open(path, signedIn);
      await staff.locator('h1').first().waitFor();
      await pressAll(staff, new URL(staff.url()).pathname);
    }
    expect(complaints()).toEqual([]);
  });

  async function signIn(): Promise<BrowserContextOptions> {
    const page = await site.open('/admin/login');
    await page.getByLabel('Email').fill(site.system.admin.email);
    await page.getByLabel('Mot de passe').fill(site.system.admin.password);
    await page.locator('form button[type=submit]').click();
    await until(() => expect(new URL(page.url()).pathname).toBe('/admin'));
    return { storageState: await page.context().storageState() };
  }

  test('a request that was taken in is thanked for, and nothing blames the connection', async () => {
    const page = await site.open('/contact');
    const send = page.locator('form[aria-label="Formulaire de contact"] button[type=submit]');
    await send.scrollIntoViewIfNeeded();
    await send.waitFor();
    await wrapTexts(page);
    await send.click();
    await wrapTexts(page);
    await page.getByRole('link', { name: 'Le nom est requis' }).waitFor();
    for (const [id, text] of [
      ['name', 'Anne Colin'],
      ['email', 'anne@exemple.fr'],
      ['subject', 'Une boutique'],
      ['message', 'Bonjour'],
    ])
      await page.fill(`#${id}`, text ?? '');
    await wrapTexts(page);
    await send.click();
    await wrapTexts(page);
    await page.getByText('Merci pour votre message !').first().waitFor();
    await wrapTexts(page);
    expect(await page.locator('body').innerText()).not.toMatch(CRASHED);
    expect(await page.inputValue('#message')).toBe('');
    expect(complaints()).toEqual([]);
  });

  test('what changes is shown as it is now, in place of what was translated', async () => {
    const page = await site.open('/nos-biens');
    const cards = page.locator('main article');
    await cards.first().waitFor();
    const before = await cards.count();
    await wrapTexts(page);
    await page.locator('main a[rel=next]').click();
    await until(async () => expect(await cards.count()).toBeGreaterThan(before));
    await wrapTexts(page);
    expect(complaints()).toEqual([]);
  });
});
