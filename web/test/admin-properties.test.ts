import { readFile } from 'node:fs/promises';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { FOR_AXE, passesAxe } from './axe';
import { browserMissing, PHONE, until } from './browser';
import { type CatalogueSite, startCatalogueSite } from './catalogue-site';

jest.setTimeout(120_000);
const run = browserMissing ? describe.skip : describe;
const LIST = '/admin/properties';

run('E02 the list of properties', () => {
  let site: CatalogueSite;
  let signedIn: BrowserContextOptions;

  const rows = (page: Page) => page.locator('tbody tr');
  const row = (page: Page, title: string) => rows(page).filter({ hasText: title });
  const titles = (page: Page) => rows(page).locator('td[data-label="Titre"] a').allInnerTexts();
  const search = (page: Page) => new URL(page.url()).searchParams;
  const open = (path = LIST, options: BrowserContextOptions = {}) => site.open(path, { ...signedIn, ...options });
  const folder = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^[\\d\\s]+${name}$`) });
  const idOf = async (title: string): Promise<number> =>
    (await site.rows<{ id: number }>('select id from property where title = $1', [title]))[0]!.id;

  beforeAll(async () => {
    site = await startCatalogueSite();
    const page = await site.open(`/admin/login?next=${encodeURIComponent(LIST)}`);
    await page.getByLabel('Email').fill(site.system.admin.email);
    await page.getByLabel('Mot de passe').fill(site.system.admin.password);
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await page.getByRole('link', { name: 'Biens', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Biens' }).waitFor();
    signedIn = { storageState: await page.context().storageState() };
  }, 180_000);
  afterEach(() => site.leave());
  afterAll(() => site?.stop());

  test('E02 what is looked for stands in the address: words, choices, order, page; a reload shows the same', async () => {
    const page = await open();
    await rows(page).first().waitFor();
    expect(await rows(page).count()).toBe(25);
    await page.getByRole('searchbox').fill('Boutique numéro 1');
    await page.getByLabel(/^Type/).selectOption('boutique');
    await until(() => expect(search(page).get('q')).toBe('Boutique numéro 1'));
    await until(async () =>
      expect((await titles(page)).every((title) => title.includes('Boutique numéro'))).toBe(true),
    );
    await page.getByRole('button', { name: 'Prix ou loyer' }).click();
    await until(() => expect(search(page).get('tri')).toBe('price'));
    const cheapFirst = await until(async () => {
      const shown = await titles(page);
      expect(shown[0]).toBe('Boutique numéro 1');
      return shown;
    });
    await page.reload();
    await until(async () => expect(await titles(page)).toEqual(cheapFirst));
    await page.getByRole('searchbox').fill('rien de tel');
    await page.getByText('Aucun bien ne correspond à ces filtres.').waitFor();
    await page.getByRole('button', { name: 'Réinitialiser les filtres' }).click();
    await until(async () => expect(await rows(page).count()).toBe(25));
  });

  test('E02 a status that is changed beside the list is on the public page at the next read', async () => {
    const title = 'Boutique numéro 3';
    const id = await idOf(title);
    const page = await open(`${LIST}?q=${encodeURIComponent(title)}`);
    await row(page, title).first().getByRole('link', { name: title, exact: true }).click();
    const drawer = page.getByRole('dialog', { name: title });
    await drawer.getByLabel('Statut').selectOption('sold');
    await drawer.getByRole('button', { name: 'Appliquer' }).click();
    await until(async () => expect(await row(page, title).first().innerText()).toContain('Vendu'));
    const answer = await fetch(`${site.system.url}/api/properties/${id}`);
    expect(((await answer.json()) as { status: string }).status).toBe('sold');
    await page.goBack();
    await drawer.waitFor({ state: 'detached' });
    expect(search(page).get('q')).toBe(title);
  });

  test('E02 several at once: each row has its own answer, what is refused is named, the others go on', async () => {
    const page = await open(`${LIST}?q=${encodeURIComponent('Boutique numéro 2')}&tri=title`);
    await rows(page).first().waitFor();
    const all = await titles(page);
    const [first, second] = [await idOf(all[0]!), await idOf(all[1]!)];
    await page.route(`**/api/properties/${second}`, (route) =>
      route.fulfill({ status: 409, json: { error: 'Ce bien a été modifié par Alice à 14:32.' } }),
    );
    for (const title of all.slice(0, 3)) await page.getByLabel(new RegExp(`^Sélectionner : \\S+ ${title}$`)).check();
    const bar = page.getByRole('group', { name: 'Actions sur la sélection' });
    await bar.getByText('3 lignes sur cette page').waitFor();
    await bar.getByLabel('Conseiller').selectOption({ index: 2 });
    await bar.getByRole('button', { name: 'Appliquer' }).click();
    await page.getByText('2 lignes à jour, 1 ligne refusée').waitFor();
    await page.getByText(`${all[1]}\u00a0: Ce bien a été modifié par Alice à 14:32.`).waitFor();
    const kept = await site.rows<{ id: number; agent_id: number | null }>(
      'select id, agent_id from property where id = any($1) order by id',
      [[first, second]],
    );
    expect(kept.filter(({ agent_id }) => agent_id !== null).map(({ id }) => id)).toEqual([first]);
    const downloaded = page.waitForEvent('download');
    await bar.getByRole('button', { name: 'Exporter (CSV)' }).click();
    const csv = await readFile(await (await downloaded).path(), 'utf8');
    expect(csv.startsWith('\uFEFFRéférence;')).toBe(true);
    expect(csv.trim().split('\r\n')).toHaveLength(4);
  });

  test('E02 what is removed is asked for first, lies in the bin and comes back from there', async () => {
    const title = 'Boutique numéro 4';
    const page = await open(`${LIST}?q=${encodeURIComponent(title)}`);
    await row(page, title).first().getByRole('link', { name: title, exact: true }).click();
    await page.getByRole('dialog', { name: title }).getByRole('button', { name: 'Supprimer' }).click();
    const question = page.getByRole('dialog', { name: 'Mettre à la corbeille' });
    await question
      .getByText(`Supprimer «\u00a0${title}\u00a0»\u00a0? Le bien restera 30 jours dans la corbeille.`)
      .waitFor();
    await question.getByRole('button', { name: 'Supprimer' }).click();
    await until(async () => expect(await titles(page)).not.toContain(title));
    await folder(page, 'Corbeille').click();
    await until(async () => expect(await titles(page)).toContain(title));
    await row(page, title).first().getByRole('link', { name: title, exact: true }).click();
    await page.getByRole('dialog', { name: title }).getByRole('button', { name: 'Restaurer' }).click();
    await until(async () => expect(await titles(page)).not.toContain(title));
    await folder(page, 'Tous').click();
    await until(async () => expect(await titles(page)).toContain(title));
  });

  test('E02 without a mouse: rows, selection, search and the open property by keys alone', async () => {
    const page = await open();
    await rows(page).first().waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await page.getByText('1 ligne sur cette page').waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('/');
    expect(await page.getByRole('searchbox').evaluate((box) => box === document.activeElement)).toBe(true);
  });

  test('E02 what cannot be read says so and is read again; a session that ended asks for the password in place', async () => {
    const page = await site.open(LIST, signedIn, (fresh) =>
      fresh.route('**/api/admin/properties?*', (route) => route.fulfill({ status: 500, json: {} })),
    );
    await page.getByRole('alert').getByText('Impossible de charger les données.').waitFor();
    await page.unroute('**/api/admin/properties?*');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await rows(page).first().waitFor();
    await site.rows('delete from session');
    await folder(page, 'Disponibles').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Mot de passe').fill(site.system.admin.password);
    await dialog.getByRole('button', { name: 'Se connecter' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await until(async () => expect(await rows(page).count()).toBeGreaterThan(0));
    expect(search(page).get('folder')).toBe('available');
    signedIn = { storageState: await page.context().storageState() };
  });

  test('E02 list, drawer and question pass axe in light and dark, at a desk and on a phone', async () => {
    const page = await open(LIST, FOR_AXE);
    await rows(page).first().waitFor();
    const inBothSchemes = async () => {
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await passesAxe(page);
      }
    };
    await inBothSchemes();
    await page.locator('thead input').check();
    await page.getByRole('button', { name: /^Plus de filtres/ }).click();
    await inBothSchemes();
    await rows(page).first().locator('td[data-label="Titre"] a').click();
    await page.getByRole('dialog').waitFor();
    await inBothSchemes();
  });

  test('E02 on a phone each property is a card, and nothing goes sideways', async () => {
    const page = await open(LIST, PHONE);
    await rows(page).first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    const heights = await rows(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThanOrEqual(160);
    await rows(page).first().getByRole('checkbox').check();
    await rows(page)
      .nth(1)
      .getByRole('button', { name: /^Actions/ })
      .click();
    await page.getByRole('menuitem', { name: 'Modifier' }).waitFor();
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/properties-390.png` });
  });

  test('E02 a title is a link: another tab shows its form, a plain press its drawer here', async () => {
    const title = 'Boutique numéro 5';
    const page = await open(`${LIST}?q=${encodeURIComponent(title)}`);
    const link = row(page, title).first().getByRole('link', { name: title, exact: true });
    const path = (await link.getAttribute('href')) ?? '';
    expect(path).toMatch(/^\/admin\/properties\/edit\/\d+$/);
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      link.click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await tab.waitForURL((url) => url.pathname === path);
    await tab.getByRole('heading', { name: title }).first().waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await link.click();
    await page.getByRole('dialog', { name: title }).waitFor();
    expect(new URL(page.url()).pathname).toBe(LIST);
  });
});
