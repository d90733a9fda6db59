import type { BrowserContextOptions } from 'playwright-core';
import { FOR_AXE, passesAxe } from './axe';
import { browserMissing, PHONE, startSite, type TestSite, until } from './browser';
import { signIn } from './sign-in';

jest.setTimeout(120_000);
const run = browserMissing ? describe.skip : describe;
const PAGE = '/admin/settings';

run('E13 the settings of the agency', () => {
  let site: TestSite;
  let admin: BrowserContextOptions;
  beforeAll(async () => {
    site = await startSite({ SEED_LISTINGS: '3' });
    admin = await signIn(site, { next: PAGE, heading: 'Agence' });
  }, 180_000);
  afterEach(() => site.leave());
  afterAll(() => site?.stop());

  const open = (path = PAGE, options: BrowserContextOptions = {}) =>
    site.open(path, { ...FOR_AXE, ...admin, ...options });
  const shown = async () =>
    (await (await fetch(`${site.system.url}/api/app-settings`)).json()) as {
      agency: { phone: string; legal?: Record<string, string> };
      statusTexts?: { sold?: string };
      urgencyWording: string;
    };
  const said = (text: string) => `[data-sonner-toast]:has-text("${text}")`;

  test('what is typed is saved, shown on the site, and taken back by one press', async () => {
    const page = await open();
    const before = (await shown()).agency.phone;
    await page.getByLabel('Téléphone').fill('01 23 45 67 89');
    await page.getByLabel('SIREN').fill('123 456 789');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await page.locator(said('Paramètres enregistrés')).waitFor();
    expect((await shown()).agency).toMatchObject({ phone: '01 23 45 67 89', legal: { siren: '123 456 789' } });
    const history = page.getByRole('region', { name: 'Historique' });
    await history.getByText('01 23 45 67 89').waitFor();
    await page.locator('[data-sonner-toast]').getByRole('button', { name: 'Annuler' }).click();
    await page.locator(said('Paramètres rétablis')).waitFor();
    expect((await shown()).agency.phone).toBe(before);
    await until(async () => expect(await page.getByLabel('Téléphone').inputValue()).toBe(before));
    // And once more, from what the form holds now.
    await page.getByLabel('Téléphone').fill('01 98 76 54 32');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await until(async () => expect((await shown()).agency.phone).toBe('01 98 76 54 32'));
    await history
      .getByRole('button', { name: /^Rétablir/ })
      .first()
      .click();
    await until(async () => expect((await shown()).agency.phone).toBe(before));
  });

  test('what is wrong is said at its field, of the browser and of the server', async () => {
    const page = await open();
    await page.getByLabel('Nom de l’agence').fill('');
    await page.getByLabel('Facebook').fill('facebook.com/pignon');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByRole('link', { name: 'Le nom de l’agence est requis' }).waitFor();
    await page.getByLabel('Nom de l’agence').fill('Pignon');
    await page.getByLabel('Facebook').fill('javascript:alert(1)');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await until(async () => expect(await page.getByLabel('Facebook').getAttribute('aria-invalid')).toBe('true'));
    expect(await page.getByLabel('Facebook').inputValue()).toBe('javascript:alert(1)');
  });

  test('what a colleague saved meanwhile is compared, not written over', async () => {
    const page = await open();
    await page.getByLabel('Email').fill('accueil@pignon.example');
    const other = await open();
    await other.getByLabel('Adresse').fill('12 rue de Lévis, 75017 Paris');
    await other.getByRole('button', { name: 'Enregistrer' }).click();
    await other.locator(said('Paramètres enregistrés')).waitFor();
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    const conflict = page.getByRole('dialog', { name: 'Modifié entre-temps' });
    await conflict.getByText(/^Ce réglage a été modifié par .* à \d\d:\d\d\.$/).waitFor();
    await conflict.getByRole('button', { name: 'Comparer' }).click();
    await conflict.getByRole('button', { name: 'Enregistrer ce choix' }).click();
    await until(async () =>
      expect((await shown()).agency).toMatchObject({
        email: 'accueil@pignon.example',
        address: '12 rue de Lévis, 75017 Paris',
      }),
    );
  });

  test('the words of badges and the reading of urgency are chosen, each in its section', async () => {
    const page = await open();
    await page.getByRole('link', { name: 'Affichage' }).click();
    await page.getByRole('heading', { level: 1, name: 'Affichage' }).waitFor();
    await page.getByLabel('Bien vendu').fill('Cédé');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await until(async () => expect((await shown()).statusTexts?.sold).toBe('Cédé'));
    await page
      .getByRole('region', { name: 'Historique' })
      .getByRole('button', { name: /^Rétablir/ })
      .first()
      .click();
    await until(async () => expect((await shown()).statusTexts?.sold ?? '').toBe(''));
    await page.getByRole('link', { name: 'Estimation' }).click();
    await page.getByLabel('Formulation du délai').selectOption('B');
    await page.getByText('Vendre rapidement').waitFor();
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await until(async () => expect((await shown()).urgencyWording).toBe('B'));
  });

  test('the journal of the audit says who did what, filtered in the address', async () => {
    const page = await open(`${PAGE}/audit?domaine=settings`);
    const table = page.getByRole('table', { name: /^Actions/ });
    await table.getByText('a modifié les réglages').first().waitFor();
    await passesAxe(page);
    await page.getByLabel('Domaine').selectOption('blog');
    await page.getByText('Aucune action ne correspond à ces filtres.').waitFor();
    expect(new URL(page.url()).searchParams.get('domaine')).toBe('blog');
    await page.getByRole('button', { name: 'Réinitialiser les filtres' }).click();
    await table.waitFor();
    expect(new URL(page.url()).search).toBe('');
  });

  test.each(['', '/display', '/estimation', '/users'])(
    'axe finds nothing in %s, light or dark, nothing goes sideways on a phone',
    async (path) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        const page = await open(PAGE + path, { colorScheme });
        await page.getByRole('navigation', { name: 'Sections des paramètres' }).waitFor();
        if (path !== '/users') await page.getByRole('region', { name: 'Historique' }).waitFor();
        await passesAxe(page);
      }
      const phone = await open(PAGE + path, PHONE);
      await phone.getByRole('navigation', { name: 'Sections des paramètres' }).waitFor();
      expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    },
  );
});
