import type { BrowserContextOptions, Page } from 'playwright-core';
import { passesAxe } from './axe';
import { browserMissing, PHONE, startSite, type TestSite, until } from './browser';
import { signIn } from './sign-in';

jest.setTimeout(120_000);
const run = browserMissing ? describe.skip : describe;
const PAGE = '/admin/sold-properties';

run('E07 the page of sold properties', () => {
  let site: TestSite;
  let signedIn: BrowserContextOptions;
  beforeAll(async () => {
    site = await startSite();
    signedIn = await signIn(site, { next: PAGE, heading: 'Biens vendus' });
    await site.rows('delete from sold_property');
  }, 180_000);
  afterEach(() => site.leave());
  afterAll(() => site?.stop());

  const row = (page: Page, title: string) => page.locator('[data-row]', { hasText: title });
  const titles = (page: Page) => page.locator('[data-row] td[data-label="Titre"] button').allInnerTexts();
  const shown = async (): Promise<{ title: string; price?: string }[]> =>
    (await fetch(`${site.system.url}/api/sold-properties`)).json() as Promise<{ title: string }[]>;
  const open = (options: BrowserContextOptions = signedIn, path = PAGE) => site.open(path, options);
  const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer', exact: true }).click();

  test('E07 one is added and shown at once, its price only once staff say so; what is wrong is said at the field', async () => {
    const page = await open();
    await page.getByText('Aucune transaction disponible pour le moment').waitFor();
    await page.getByRole('button', { name: 'Ajouter un bien vendu' }).first().click();
    const form = page.getByRole('dialog', { name: 'Ajouter un bien vendu' });
    await form.getByLabel('Titre').fill('Murs de boulangerie');
    await form.getByLabel('Rendement').fill('six');
    await save(page);
    await form.getByText('La ville est requise').first().waitFor();
    await form.getByText('Le rendement est un nombre (6,5)').first().waitFor();
    await form.getByLabel('Ville').fill('Lyon');
    await form.getByLabel('Rendement').fill('6,5');
    await form.getByLabel('Prix', { exact: false }).first().fill('685 000 €');
    await save(page);
    await form.waitFor({ state: 'detached' });
    await until(async () => expect(await titles(page)).toEqual(['Murs de boulangerie']));
    expect(await shown()).toMatchObject([{ title: 'Murs de boulangerie' }]);
    expect((await shown())[0]?.price).toBeUndefined();
    await row(page, 'Murs de boulangerie').getByRole('button', { name: 'Murs de boulangerie', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Murs de boulangerie' });
    await drawer.getByLabel('Montrer le prix aux visiteurs').check();
    await save(page);
    await drawer.waitFor({ state: 'detached' });
    expect((await shown())[0]?.price).toBe('685 000 €');
  });

  test('E07 two people at once: the second is told who and when, compares, and loses nothing', async () => {
    await site.rows(`insert into sold_property (title, city) values ('Murs à deux', 'Nice')`);
    const page = await open();
    await row(page, 'Murs à deux').getByRole('button', { name: 'Murs à deux', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Murs à deux' });
    await drawer.getByLabel('Surface').fill('96');
    await site.rows(`update sold_property set city = 'Cannes', version = version + 1 where title = 'Murs à deux'`);
    await save(page);
    await page.getByRole('button', { name: 'Comparer' }).click();
    await page.getByRole('button', { name: 'Enregistrer ce choix' }).click();
    await drawer.waitFor({ state: 'detached' });
    expect(await site.rows(`select city, surface from sold_property where title = 'Murs à deux'`)).toEqual([
      { city: 'Cannes', surface: '96' },
    ]);
  });

  test('E07 the order of the list is the order of the site; several are hidden at once; the bin gives back', async () => {
    await site.rows('delete from sold_property');
    await site.rows(`insert into sold_property (title, city, sold_at)
      values ('A', 'Paris', '2026-03-01'), ('B', 'Paris', '2026-02-01'), ('C', 'Paris', '2026-01-01')`);
    const page = await open();
    await until(async () => expect(await titles(page)).toEqual(['A', 'B', 'C']));
    await page.getByRole('button', { name: 'Descendre : A' }).click();
    await until(async () => expect(await titles(page)).toEqual(['B', 'A', 'C']));
    expect((await shown()).map(({ title }) => title)).toEqual(['B', 'A', 'C']);
    for (const name of ['B', 'C']) await page.getByLabel(`Sélectionner : ${name}`).check();
    await page.getByRole('button', { name: 'Masquer' }).click();
    await until(async () => expect((await shown()).map(({ title }) => title)).toEqual(['A']));
    await row(page, 'Paris').first().getByRole('button', { name: 'B', exact: true }).click();
    await page.getByRole('button', { name: 'Mettre à la corbeille' }).click();
    await until(async () => expect(await titles(page)).toEqual(['A', 'C']));
    await page.getByRole('button', { name: /^1\s*Corbeille$/ }).click();
    await page.getByRole('button', { name: 'Restaurer' }).click();
    await page.getByText('La corbeille est vide.').waitFor();
  });

  test('E07 a card is made of a property; one that is not there is said so; the switch is told at once', async () => {
    const [property] = await site.rows<{ id: number; title: string }>('select id, title from property limit 1');
    const page = await open();
    await page.getByRole('button', { name: 'Créer depuis un bien' }).click();
    await page.getByLabel('Numéro ou référence du bien').fill('PGN-999999');
    await page.getByRole('button', { name: 'Créer la fiche vendue' }).click();
    await page.getByText('Ce bien n’existe pas ou a été supprimé.').waitFor();
    if (property) {
      await page.getByLabel('Numéro ou référence du bien').fill(`PGN-${property.id}`);
      await page.getByRole('button', { name: 'Créer la fiche vendue' }).click();
      await page.getByRole('dialog', { name: property.title }).waitFor();
      await page.keyboard.press('Escape');
    }
    const sentence = page.getByText(/^Les biens vendus et indisponibles (sont|ne sont pas) visibles\.$/);
    const before = await sentence.innerText();
    await page.getByRole('switch').click();
    await until(async () => expect(await sentence.innerText()).not.toBe(before));
    await page.getByRole('switch').click();
    await until(async () => expect(await sentence.innerText()).toBe(before));
  });

  test('E07 what cannot be read says so; the page passes axe in light and dark, and fits a phone', async () => {
    const page = await open();
    await page.locator('[data-row]').first().waitFor();
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await passesAxe(page);
    }
    await page.locator('[data-row] td[data-label="Titre"] button').first().click();
    await page.getByRole('dialog').waitFor();
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await passesAxe(page);
    }
    await site.leave();
    const phone = await open({ ...signedIn, ...PHONE });
    await phone.locator('[data-row]').first().waitFor();
    expect(await phone.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    const failing = await site.open(PAGE, signedIn, (fresh) =>
      fresh.route('**/api/admin/sold-properties', (route) => route.fulfill({ status: 500, json: {} })),
    );
    await failing.getByRole('alert').getByText('Impossible de charger les données.').waitFor();
    await failing.unroute('**/api/admin/sold-properties');
    await failing.getByRole('button', { name: 'Réessayer' }).click();
    await failing.locator('[data-row]').first().waitFor();
  });
});
