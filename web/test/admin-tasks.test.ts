import type { Page } from 'playwright-core';
import { passesAxeInBothSchemes } from './axe';
import { browserMissing, PHONE, until } from './browser';
import { type MailboxSite, startMailbox } from './mailbox-site';

jest.setTimeout(120_000);
const run = browserMissing ? describe.skip : describe;

run('E11 tasks of conversations', () => {
  let desk: MailboxSite;
  beforeAll(async () => {
    desk = await startMailbox();
  }, 120_000);
  afterEach(() => desk.site.leave());
  afterAll(() => desk?.site.stop());

  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Créer une tâche' });

  test('E11 by keyboard: a task is made, late it says so, its folder holds it until it is ticked, and it is taken back', async () => {
    const id = await desk.ask('Eva Stern', 'À rappeler');
    const page = await desk.open(`?dossier=new&id=${id}`);
    await page.getByRole('article').waitFor();
    await page.keyboard.press('t');
    await dialog(page).getByLabel('À faire').waitFor();
    await until(async () =>
      expect(
        await dialog(page)
          .getByLabel('À faire')
          .evaluate((field) => field === document.activeElement),
      ).toBe(true),
    );
    await page.keyboard.press('Enter');
    await dialog(page).getByText('Dites ce qu’il faut faire').waitFor();
    await passesAxeInBothSchemes(page);
    await page.keyboard.type('Rappeler Eva');
    await dialog(page).getByLabel('Pour le').fill('2020-01-15');
    await page.keyboard.press('Enter');
    await dialog(page).waitFor({ state: 'detached' });
    const tasks = page.getByRole('region', { name: 'Tâches' });
    await tasks.getByText('En retard, 15 janvier 2020').waitFor();
    await page
      .getByRole('list', { name: 'Échanges' })
      .getByText(/Tâche pour .*: Rappeler Eva/)
      .waitFor();
    await passesAxeInBothSchemes(page);
    await page.getByRole('navigation', { name: 'Dossiers' }).getByRole('link', { name: 'Mes tâches' }).click();
    const row = page.locator('[data-row]', { hasText: 'Eva Stern' });
    await row.waitFor();
    await row.getByRole('button').click();
    await tasks.getByRole('checkbox', { name: 'Rappeler Eva' }).check();
    await row.waitFor({ state: 'detached' });
    await page
      .locator('[data-sonner-toast]', { hasText: 'Tâche faite' })
      .getByRole('button', { name: 'Annuler' })
      .click();
    await row.waitFor();
  });

  test('E11 a task that cannot be stored says so and stays in its dialog, on a phone as well', async () => {
    const id = await desk.ask('Fred Oz', 'Sans réseau');
    const page = await desk.open(`?dossier=new&id=${id}`, { ...desk.signedIn, ...PHONE });
    await page.getByRole('button', { name: 'Créer une tâche' }).click();
    await dialog(page).getByLabel('À faire').fill('Envoyer le bail');
    await page.route('**/tasks', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
    );
    await dialog(page).getByRole('button', { name: 'Créer la tâche' }).click();
    await dialog(page).getByRole('alert').getByText('Vérifiez la connexion et réessayez.').waitFor();
    await page.unroute('**/tasks');
    await dialog(page).getByRole('button', { name: 'Créer la tâche' }).click();
    await page.getByRole('checkbox', { name: 'Envoyer le bail' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    expect(await desk.site.rows('select from thread_task where thread_id = $1', [id])).toHaveLength(1);
  });

  test('no page complained', () => expect(desk.site.complaints).toEqual([]));
});
