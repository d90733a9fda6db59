import type { Page } from 'playwright-core';
import { keyboard } from './access/keyboard';
import { routes } from './access/routes';
import { FOR_AXE, passesAxe } from './axe';
import { browserMissing, startSite, type TestSite, until } from './browser';

jest.setTimeout(60_000);
const run = browserMissing ? describe.skip : describe;

run('for everybody', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startSite();
  });
  afterEach(() => site.leave());
  afterAll(() => site?.stop());

  const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

  routes(() => site);
  keyboard(() => site);

  test('a refused contact form, its summary and its toast have no violation', async () => {
    const page = await site.open('/contact', FOR_AXE);
    await page.getByRole('button', { name: 'Envoyer' }).scrollIntoViewIfNeeded();
    await page.locator('form button[type=submit]').click();
    await page.getByText('Le message est requis').first().waitFor();
    await passesAxe(page);
    for (const id of ['name', 'subject', 'message']) await page.fill(`#${id}`, 'Bonjour');
    await page.fill('#email', 'acces@exemple.fr');
    await page.route('**/api/contact', (route) => route.fulfill({ status: 500, json: {} }));
    await page.locator('form button[type=submit]').click();
    await page.locator('[data-sonner-toast]').waitFor();
    await passesAxe(page);
  });

  test('each step of the estimate has no violation, right or wrong', async () => {
    const page = await site.open('/estimation-gratuite', FOR_AXE);
    const title = (text: string) =>
      until(async () => expect(await page.locator('h2[tabindex="-1"]').innerText()).toBe(text));
    await passesAxe(page);
    await page.getByRole('button', { name: 'SUIVANT' }).click();
    await page.getByText('Le prénom est requis').first().waitFor();
    await passesAxe(page);
    await page.fill('#firstName', 'Zoë');
    await page.fill('#lastName', 'Lévis');
    await page.fill('#phone', '06 12 34 56 78');
    await page.fill('#email', 'acces@exemple.fr');
    await page.getByRole('button', { name: 'SUIVANT' }).click();
    await title('Informations du bien');
    await passesAxe(page);
    const send = page.getByRole('button', { name: 'OBTENIR MON ESTIMATION GRATUITEMENT' });
    await send.click();
    await page.getByText("L'adresse est requise").first().waitFor();
    await passesAxe(page);
    await page.locator('#address').pressSequentially('12 rue de Lévis');
    await page.locator('[role=option]').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await passesAxe(page);
    await page.keyboard.press('Escape');
    await send.click();
    await title('Demande envoyée');
    await page.locator('[data-sonner-toast]').waitFor();
    await passesAxe(page);
  });

  test('/admin/deliveries in light and in dark, its drawer and its help have no violation', async () => {
    const page = await site.open('/admin/login?next=/admin/deliveries', FOR_AXE);
    const inBothSchemes = async () => {
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await passesAxe(page);
      }
    };
    await inBothSchemes();
    await page.getByLabel('Email').fill(site.system.admin.email);
    await page.getByLabel('Mot de passe').fill(site.system.admin.password);
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await page.getByRole('heading', { name: 'Journal des livraisons' }).waitFor();
    await page.locator('[data-row]').first().waitFor();
    await inBothSchemes();
    await page.locator('[data-row] td button').first().click();
    await page
      .getByRole('dialog')
      .getByRole('heading', { name: /Tentatives/ })
      .waitFor();
    await inBothSchemes();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Raccourcis' }).click();
    await page.getByRole('dialog', { name: 'Raccourcis clavier' }).waitFor();
    await inBothSchemes();
  });

  test('E01 /admin/audience: none yet, what was counted, what cannot be read; no violation', async () => {
    const page = await site.open('/admin/audience', FOR_AXE);
    await page.getByLabel('Email').fill(site.system.admin.email);
    await page.getByLabel('Mot de passe').fill(site.system.admin.password);
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await page.getByText('Aucune visite comptée sur cette période.').waitFor();
    await site.rows(`insert into visit_count values
      (current_date, 'page', '/estimation-gratuite', 1200), (current_date, 'property', '1', 12),
      (current_date, 'step', 'estimation-bien', 30)`);
    await site.rows(
      `insert into vital_count values (current_date, '/blog', 'LCP', 9, 1), (current_date, '/', 'CLS', 1, 1)`,
    );
    await page.reload();
    await page.getByRole('heading', { name: '1\u202f200 pages vues' }).waitFor();
    expect(await page.getByRole('row', { name: /Étape 2/ }).innerText()).toContain('30');
    expect(await page.getByRole('row', { name: /Blog/ }).innerText()).toContain('hors échelle');
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await passesAxe(page);
    }
    await page.route('**/api/admin/audience*', (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole('button', { name: '7 jours' }).click();
    await page.getByRole('alert').getByText('Impossible de charger les données.').waitFor();
    await page.unroute('**/api/admin/audience*');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await page.getByRole('alert').waitFor({ state: 'detached' });
  });

  describe.each([
    [390, 844],
    [1440, 900],
  ])('%i px wide', (width, height) => {
    test('the open menus and the office dialog have no violation', async () => {
      const page = await site.open('/contact', { ...FOR_AXE, viewport: { width, height } });
      if (width < 1_024) await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Nos services' }).click();
      await passesAxe(page, [[width, height]]);
      await page.keyboard.press('Escape');
      if (width < 1_024) await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Voir l’agence et ses horaires' }).click();
      await page.getByRole('dialog').waitFor();
      await passesAxe(page, [[width, height]]);
    });
  });

  // 1280 px at 200 % are 640, at 400 % 320.
  test.each([320, 640])('at %i px nothing scrolls sideways', async (width) => {
    for (const path of ['/', '/contact', '/estimation-gratuite', '/une-page-absente', '/admin/login']) {
      const page = await site.open(path, { viewport: { width, height: 640 } });
      expect([path, await fits(page)]).toEqual([path, true]);
    }
  });

  test('no page complained', () => expect(site.complaints).toEqual([]));
});
