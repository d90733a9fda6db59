import type { BrowserContextOptions, Page } from 'playwright-core';
import { passesAxe } from './axe';
import { browserMissing, startSite, type TestSite } from './browser';
import { signIn } from './sign-in';

jest.setTimeout(120_000);
const run = browserMissing ? describe.skip : describe;
const PAGE = '/admin/properties/import';

run('E02 files of properties', () => {
  let site: TestSite;
  let signedIn: BrowserContextOptions;
  beforeAll(async () => {
    site = await startSite();
    signedIn = await signIn(site, { next: PAGE, heading: 'Importer des biens' });
  }, 180_000);
  afterEach(() => site.leave());
  afterAll(() => site?.stop());

  const choose = (page: Page, name: string, text: string) =>
    page.getByLabel('Choisir un fichier').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  const TEXT = [
    'Réf.;Libellé;Commune;CP;Type de bien;Demandé;Surface',
    'W-1;Boutique rue Mercière;Lyon;69002;boutique;450 000 €;80 m²',
    'W-2;Bureaux Part-Dieu;Lyon;69003;bureaux;900 000 €;grande',
    'W-3;;;69003;bureaux;1 €;',
    '"W-4;jamais fermé;;;;;',
  ].join('\r\n');

  test('a file is looked at, matched and applied; nothing changes before, refused lines say why', async () => {
    const page = await site.open(PAGE, signedIn);
    await page.getByText('Aucun import pour le moment.').waitFor();
    await passesAxe(page);
    await choose(page, 'biens.csv', TEXT);
    await page.getByText('Lu, à appliquer').waitFor();
    const row = (text: string) => page.locator('[data-row]', { hasText: text });
    await row('Titre : manque').getByText('Refusé').waitFor();
    await row('Guillemet ouvert').waitFor();
    await page.getByRole('button', { name: 'Colonnes (1 non reconnues)' }).click();
    await page.getByRole('combobox', { name: 'Demandé' }).selectOption('Prix');
    await page.getByRole('button', { name: 'Relire le fichier' }).click();
    await page.getByRole('button', { name: 'Colonnes', exact: true }).waitFor();
    await passesAxe(page);
    expect(await site.rows(`select 1 from property where import_key like 'W-%'`)).toEqual([]);

    await page.getByRole('button', { name: 'Appliquer 2 lignes' }).click();
    await page.getByText('2 biens créés, 0 modifié, 0 inchangé, 2 refusés.').waitFor();
    await row('Boutique rue Mercière').getByText('Créé', { exact: true }).waitFor();
    expect(await site.rows(`select import_key, price from property where import_key like 'W-%' order by 1`)).toEqual([
      { import_key: 'W-1', price: '450 000 €' },
      { import_key: 'W-2', price: '900 000 €' },
    ]);
    await page
      .getByRole('group', { name: 'Filtrer par résultat' })
      .getByRole('button', { name: /Refusé/ })
      .click();
    await row('Boutique rue Mercière').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Autre fichier' }).click();
    await page.getByRole('button', { name: 'biens.csv' }).waitFor();
  });

  test('what cannot be read says so; a session that ended asks for the password, and the file is sent again', async () => {
    const page = await site.open(PAGE, signedIn);
    await choose(page, 'mots.txt', 'rien de tel ici');
    await page.getByRole('alert').getByText('n’a pas de colonnes').waitFor();
    await page.getByRole('button', { name: 'Autre fichier' }).click();
    await page.context().clearCookies();
    await choose(page, 'biens.csv', TEXT);
    await page.getByRole('dialog').getByLabel('Mot de passe').waitFor();
  });

  test('the list leads there, and leaves as a file', async () => {
    const page = await site.open('/admin/properties', signedIn);
    await page.getByRole('button', { name: 'Exporter', exact: true }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'CSV, pour un tableur' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^biens-.*\.csv$/);
    await page.getByRole('link', { name: 'Importer' }).click();
    await page.getByRole('heading', { level: 1, name: 'Importer des biens' }).waitFor();
  });
});
